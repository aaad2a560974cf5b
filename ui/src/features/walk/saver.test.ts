import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Saver, type SaveState } from './saver';

interface Entry {
  key: string;
  text: number;
}

function bench(delay = 0) {
  const disk = new Map<string, number>();
  const states: SaveState[] = [];
  const bench = { disk, states, failing: false, atOnce: 0, most: 0, writes: 0 };
  const write = async ({ key, text }: Entry) => {
    bench.most = Math.max(bench.most, ++bench.atOnce);
    bench.writes++;
    if (delay > 0) await new Promise((done) => setTimeout(done, delay));
    bench.atOnce--;
    if (bench.failing) throw new Error('disk full');
    disk.set(key, text);
  };
  return Object.assign(bench, { saver: new Saver<Entry>({ write, onstate: (state) => states.push(state) }) });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving while somebody types', () => {
  it('waits for a rest, and never longer than a second', async () => {
    const { saver, disk } = bench();
    for (let i = 0; i < 12; i++) {
      saver.put('a', { key: 'a', text: i });
      await vi.advanceTimersByTimeAsync(100);
      if (i < 9) expect(disk.has('a')).toBe(false);
    }
    expect(disk.get('a')).toBeGreaterThanOrEqual(9);
    await vi.advanceTimersByTimeAsync(500);
    expect(disk.get('a')).toBe(11);
    expect(saver.pending).toBe(false);
  });

  it('keeps what could not be written, says so, and writes it with the next try', async () => {
    const given = bench();
    given.failing = true;
    given.saver.put('a', { key: 'a', text: 1 });
    await vi.advanceTimersByTimeAsync(600);
    expect(given.states.at(-1)).toBe('failed');
    expect(given.saver.pending).toBe(true);
    given.failing = false;
    expect(await given.saver.flush()).toBe(true);
    expect(given.disk.get('a')).toBe(1);
    expect(given.states.at(-1)).toBe('saved');
  });

  it('writes at once when the screen is left', async () => {
    const { saver, disk } = bench();
    saver.put('a', { key: 'a', text: 7 });
    await saver.flush();
    expect(disk.get('a')).toBe(7);
  });

  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('put' as const), key: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 900 }) }),
      fc.record({ do: fc.constant('fail' as const), on: fc.boolean() }),
      fc.record({ do: fc.constant('flush' as const) }),
    ),
    { maxLength: 40 },
  );

  it('ends with the latest value of everything on the disk, one write at a time, whatever happened between', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 0, max: 700 }), async (given, delay) => {
        const at = bench(delay);
        const latest = new Map<string, number>();
        let text = 0;
        for (const step of given) {
          if (step.do === 'put') {
            latest.set(step.key, ++text);
            at.saver.put(step.key, { key: step.key, text });
          } else if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
          else if (step.do === 'fail') at.failing = step.on;
          else void at.saver.flush();
        }
        at.failing = false;
        await vi.advanceTimersByTimeAsync(5000);
        const flushed = at.saver.flush();
        await vi.advanceTimersByTimeAsync(5000);
        expect(await flushed).toBe(true);
        expect(at.disk).toEqual(latest);
        expect(at.saver.pending).toBe(false);
        expect(at.most).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});
