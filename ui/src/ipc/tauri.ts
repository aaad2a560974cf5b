import { Channel } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { getCurrentWebview, type DragDropEvent } from '@tauri-apps/api/webview';
import { commands } from './bindings';
import type { DropEvent, Host, ImportProgress, Unsubscribe } from './contract';

/**
 * The desktop shell. Each call is one command; TypeScript proves here that the shell's types are those of the contract.
 * The shell rejects with a plain object, which is read as a fault where it is caught.
 */
export const host: Host = {
  kind: 'desktop',
  ...commands,
  importFiles(openingId, paths, onProgress) {
    const channel = new Channel<ImportProgress>();
    channel.onmessage = onProgress;
    return commands.importFiles(openingId, paths, channel);
  },
  async cancelImport(openingId) {
    await commands.cancelImport(openingId);
  },
  async changePassphrase(current, next) {
    await commands.changePassphrase(current, next);
  },
  onDrop: (handler) =>
    until(
      getCurrentWebview().onDragDropEvent(({ payload }) => {
        const event = dropEvent(payload);
        if (event) handler(event);
      }),
    ),
  onLocked: (handler) => until(listen('locked', handler)),
};

function dropEvent(event: DragDropEvent): DropEvent | null {
  if (event.type === 'enter') return { kind: 'over' };
  if (event.type === 'leave') return { kind: 'left' };
  return event.type === 'drop' ? { kind: 'dropped', paths: event.paths } : null;
}

/** Ends a subscription, also one that has not begun yet. */
function until(subscribed: Promise<Unsubscribe>): Unsubscribe {
  return () => void subscribed.then((end) => end());
}
