import type { Tier } from '../contract';

/** What a line shows for one dimension of one seat. */
export interface SampleClaim {
  seat: string;
  dimension: string;
  tier: Tier;
  stance: string;
  agency: string;
  slots: string[];
}

/** One line of an invented resume with what it shows. */
export interface SampleLine {
  text: string;
  claims: SampleClaim[];
}

/** One invented resume. */
export interface SampleResume {
  name: string;
  title: string;
  employer: string;
  file: string;
  format: string;
  pages: number;
  lines: SampleLine[];
  hidden?: string;
  /** Flags that a person set here, beyond the ones that follow from the claims. */
  flags?: { code: string; line: string }[];
  /** Why it was not read; no text then. */
  unread?: { reason: 'no-text' | 'encrypted' | 'damaged'; detail: string };
}

const stances: Record<string, string> = {
  'gpu-cluster-engineer': 'operate',
  'hpc-engineer': 'operate',
  'site-reliability-engineer': 'operate',
  'ai-engineer': 'model',
};

/** A line; each claim as `seat:dimension:tier` with the initials of its seat. */
function line(text: string, ...claims: string[]): SampleLine {
  return { text, claims: claims.map(readClaim) };
}

const seats: Record<string, string> = {
  g: 'gpu-cluster-engineer',
  a: 'ai-engineer',
  i: 'ai-infrastructure-engineer',
  m: 'mlops-engineer',
  l: 'ml-platform-engineer',
  p: 'platform-engineer',
  h: 'hpc-engineer',
  s: 'site-reliability-engineer',
};

function readClaim(code: string): SampleClaim {
  const [initial = 'g', dimension = '', tier = '0', agency = 'did'] = code.split(':');
  const seat = seats[initial] ?? 'gpu-cluster-engineer';
  const number = Number(tier) as Tier;
  const slots = ['scale', 'change', 'incident', 'outcome'].slice(0, Math.max(0, number - 1));
  return { seat, dimension, tier: number, stance: stances[seat] ?? 'build', agency, slots };
}

/** A head, a summary, positions with their bullets, skills. */
function resume(
  head: Pick<SampleResume, 'name' | 'title' | 'employer' | 'file'> & Partial<SampleResume>,
  summary: SampleLine | null,
  jobs: { title: string; employer: string; years: string; lines: SampleLine[] }[],
  skills: string,
): SampleResume {
  const plain = (text: string): SampleLine => ({ text, claims: [] });
  const lines: SampleLine[] = [plain(head.name), plain(`${head.name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org`), plain('')];
  if (summary) lines.push(plain('Summary'), summary, plain(''));
  lines.push(plain('Experience'));
  for (const job of jobs) {
    lines.push(plain(`${job.title}, ${job.employer}, ${job.years}`));
    lines.push(...job.lines.map((bullet) => ({ ...bullet, text: `• ${bullet.text}` })), plain(''));
  }
  if (skills) lines.push(plain('Skills'), plain(skills));
  return { format: 'pdf', pages: 1, ...head, lines };
}

/** The invented people of the sample casebook, as their documents show them. */
export const resumes: SampleResume[] = [
  resume(
    { name: 'Signe Halvard', title: 'Fleet reliability engineer', employer: 'Northlake Compute', file: 'halvard_signe_cv.pdf', pages: 2 },
    line('Runs GPU machines for paying tenants, from delivery to the day they go back.'),
    [
      {
        title: 'Fleet reliability engineer',
        employer: 'Northlake Compute',
        years: '2021 to now',
        lines: [
          line('One of four people on call for 288 H100 nodes with eleven tenants; a node died about every second day.', 'g:scale:4'),
          line('Wrote the job epilog that runs a DCGM diagnostic and drains the node on a fault; job failures that tenants saw fell from 34 to 8 a month.', 'g:detection:4', 'g:change:3'),
          line('Replaced first come, first served with fair share and preemption after two teams starved a third; median wait went from 5 hours to 50 minutes.', 'g:tenancy:4'),
          line('Traced stalls at 512 ranks to one leaf switch with dirty optics by reading port counters rail by rail, and put the check into acceptance.', 'g:fabric:4'),
          line('Sent back 19 trays that failed the 72-hour burn-in before they took a single job.', 'g:bring-up:3'),
          line('Reworked the utilization figure that the board reads: reserved and idle no longer counts as used.', 'g:utilization:3'),
        ],
      },
      {
        title: 'Systems engineer',
        employer: 'Osterby University',
        years: '2016 to 2021',
        lines: [line('Rolled a driver upgrade across 60 GPU nodes in rings of eight, with a stop rule on Xid errors.', 'g:change:4', 'h:system:2'), line('Looked after Slurm accounts and limits for 40 groups.', 'g:tenancy:2', 'h:policy:2')],
      },
    ],
    'Slurm, DCGM, InfiniBand, Ansible, Redfish, NVLink, Lustre, Python',
  ),
  resume(
    { name: 'Mateo Arrizabal', title: 'Cluster operations engineer', employer: 'Fennel Cloud', file: 'Arrizabal-Mateo.docx', format: 'docx', pages: 0 },
    null,
    [
      {
        title: 'Cluster operations engineer',
        employer: 'Fennel Cloud',
        years: '2022 to now',
        lines: [
          line('Brought up 22 racks of HGX systems and wrote the acceptance tests that gate them; 31 of 176 machines went back before customers came.', 'g:bring-up:4', 'g:scale:3'),
          line('Owned a week of thermal throttling: found a swapped supply and return in row C and changed the commissioning list.', 'g:fabric:4'),
          line('Set the rule when a GPU with row remaps is reset, drained or returned.', 'g:detection:3'),
          line('Kept drivers and firmware at one version on 1,400 GPUs.', 'g:change:3', 'g:scale:2'),
        ],
      },
    ],
    'HGX, NVSwitch, DCGM, Redfish, Kubernetes, Prometheus, Grafana',
  ),
  resume(
    { name: 'Bronagh Tulley', title: 'Systems administrator', employer: 'Holm Marine Institute', file: 'tulley.pdf' },
    null,
    [
      {
        title: 'Systems administrator',
        employer: 'Holm Marine Institute',
        years: '2014 to now',
        lines: [
          line('Keep 48 machines busy for seven labs, nights and weekends included.', 'g:scale:3', 'h:system:3'),
          line('Moved the whole room to a new cooling loop over one weekend without losing a running job.', 'g:fabric:3', 'g:change:4'),
          line('Found a batch of cards that corrupted results before any lab did, with a nightly sum that must come out the same.', 'g:detection:4'),
          line('Agreed with the labs who waits for whom before a deadline, and put it into the queue.', 'g:tenancy:3', 'h:policy:3'),
        ],
      },
    ],
    'Linux, shell, cooling, patience',
  ),
  resume(
    { name: 'Idris Kovalenko', title: 'Infrastructure engineer', employer: 'Tessel Labs', file: 'kovalenko-idris.docx', format: 'docx', pages: 0, flags: [{ code: 'share-unstated', line: 'Personal share not stated. Ask which part was theirs' }] },
    line('Infrastructure engineer around GPU training.'),
    [
      {
        title: 'Infrastructure engineer',
        employer: 'Tessel Labs',
        years: '2020 to now',
        lines: [
          line('We followed the stalls to a leaf switch with failing optics and rebuilt the rail map.', 'g:fabric:3:shared'),
          line('Our team ran 96 A100 nodes for two research groups.', 'g:scale:2:shared'),
          line('Worked on Slurm partitions and quotas.', 'g:tenancy:2:shared'),
          line('Supported the move to a new driver.', 'g:change:1:assisted'),
          line('Watched dashboards for ECC errors.', 'g:detection:1:exposed'),
        ],
      },
    ],
    'Slurm, A100, InfiniBand, NCCL, Terraform, Grafana',
  ),
  resume(
    { name: 'Caspian Roux', title: 'Research engineer', employer: 'Halden Models', file: 'roux_resume (1).pdf' },
    line('Engineer with strong experience in GPU clusters, distributed training, Kubernetes, NCCL and InfiniBand.'),
    [
      {
        title: 'Research engineer',
        employer: 'Halden Models',
        years: '2022 to now',
        lines: [
          line('Trained a 13B-parameter language model on 512 A100s with FSDP; cut loss spikes by re-weighting the data mix.', 'a:training:4', 'g:scale:1:did'),
          line('Built a set of 4,200 graded answers that blocked two releases.', 'a:evaluation:4'),
          line('Wrote a wrapper that restarts training from the last checkpoint when a node drops out.', 'g:detection:1', 'a:training:2', 'i:recovery:2'),
          line('Submitted and watched jobs through Slurm on the shared cluster.', 'g:tenancy:1'),
          line('Worked with the infrastructure team during the move to InfiniBand.', 'g:fabric:0'),
        ],
      },
      { title: 'Machine learning engineer', employer: 'Parkfold', years: '2019 to 2022', lines: [line('Shipped a re-ranking model to 2 million readers; click-through rose from 3.1% to 3.9%.', 'a:shipped:4'), line('Served models on Kubernetes with Triton.', 'a:tradeoff:2', 'i:serving:1')] },
    ],
    'GPU, H100, A100, CUDA, NCCL, Slurm, Kubernetes, InfiniBand, RoCE, DCGM, PyTorch, FSDP',
  ),
  resume(
    { name: 'Noor Vandersteen', title: 'Machine learning engineer', employer: 'Quayside Insurance', file: 'vandersteen_noor.pdf' },
    line('Builds the path of models to production on GPU, Kubernetes and Kubeflow.'),
    [
      {
        title: 'Machine learning engineer',
        employer: 'Quayside Insurance',
        years: '2019 to now',
        lines: [
          line('Cut the path from an approved model to production from 9 days to 40 minutes, with a gate that refused 6 releases.', 'm:path:4', 'm:gates:4'),
          line('Caught a drifted claims model two weeks before month end and rolled it back in four minutes.', 'm:incidents:4'),
          line('Ran training jobs on a GPU node pool.', 'g:scale:1', 'm:retraining:1'),
          line('Set retries for jobs that lost their node.', 'g:detection:1'),
        ],
      },
    ],
    'GPU, Kubernetes, NCCL, Slurm, MLflow, Kubeflow, Airflow, DCGM, Terraform',
  ),
  resume(
    { name: 'Anselm Figueira', title: 'HPC systems engineer', employer: 'Ostrava Climate Centre', file: 'figueira_hpc.odt', format: 'odt', pages: 0, flags: [{ code: 'close-neighbour', line: 'Close neighbour, HPC: usually worth asking' }] },
    line('Administers the machine that the weather runs on.'),
    [
      {
        title: 'HPC systems engineer',
        employer: 'Ostrava Climate Centre',
        years: '2015 to now',
        lines: [
          line('Set fair share and preemption for 1,100 CPU nodes; the median wait of the forecast fell from 25 to 3 minutes.', 'h:policy:4', 'g:tenancy:3'),
          line('Rebuilt the Lustre metadata servers after a failed upgrade and wrote the fallback plan that the site now uses.', 'h:storage:4', 'g:change:2'),
          line('Looked after a small GPU partition of 12 nodes.', 'g:scale:2', 'h:system:2'),
          line('Node health checks take a machine out before the morning run.', 'h:detection:3', 'g:detection:2'),
        ],
      },
    ],
    'Slurm, InfiniBand, Lustre, MPI, Fortran, Spack, Grafana',
  ),
  resume(
    { name: 'Darnell Osei-Whitby', title: 'Cloud engineer', employer: 'Bellbridge', file: 'D Osei Whitby CV.pdf' },
    line('Cloud engineer with a passion for AI infrastructure.'),
    [
      { title: 'Cloud engineer', employer: 'Bellbridge', years: '2021 to now', lines: [line('Maintained Terraform modules for four product teams.', 'p:standards:2'), line('Moved 30 services to a managed container offer.', 'p:adoption:2')] },
    ],
    'GPU, H100, Slurm, Kubernetes, NCCL, InfiniBand, DCGM, NVLink, CUDA, Lustre, RoCE',
  ),
  resume(
    { name: 'Wilhelmina Stroud', title: 'AI platform engineer', employer: 'Sundial Health', file: 'stroud.md', format: 'markdown', pages: 0 },
    null,
    [
      {
        title: 'AI platform engineer',
        employer: 'Sundial Health',
        years: '2020 to now',
        lines: [
          line('Right-sized inference on 96 cloud GPUs; cost for a million tokens fell from 1.90 to 0.70 at the same latency.', 'i:spend:4', 'i:serving:4', 'g:utilization:1', 'g:scale:1'),
          line('Made long training jobs survive a lost instance: recovery went from 50 minutes to 4.', 'i:recovery:4', 'g:detection:1'),
          line('Set node pools and quotas for three teams.', 'g:tenancy:1', 'i:workloads:3'),
        ],
      },
    ],
    'GPU, Kubernetes, NCCL, vLLM, Triton, Terraform, Prometheus, DCGM',
  ),
  resume(
    { name: 'Leandro Basset', title: 'Data centre lead', employer: 'Voltmark', file: 'basset_l.rtf', format: 'rtf', pages: 0, flags: [{ code: 'employer-scale', line: 'The scale is the employer’s. Ask what was theirs' }] },
    null,
    [
      {
        title: 'Data centre lead',
        employer: 'Voltmark',
        years: '2017 to now',
        lines: [
          line('Our platform serves 10,000 GPUs across three regions.', 'g:scale:2:team-credit'),
          line('Swapped GPU trays and optics by ticket on two sites.', 'g:bring-up:2', 'g:fabric:1'),
          line('Proposed the order in which returns are packed; it became the standard.', 'g:bring-up:2'),
        ],
      },
    ],
    'GPU, H100, InfiniBand, RoCE, Redfish, liquid cooling',
  ),
  resume(
    { name: 'Priscilla Achterberg', title: 'Senior site reliability engineer', employer: 'Larkline', file: 'achterberg-sre.html', format: 'html', pages: 0 },
    line('Keeps a payment service up.'),
    [
      {
        title: 'Senior site reliability engineer',
        employer: 'Larkline',
        years: '2018 to now',
        lines: [
          line('Drained hosts by class of fault across 4,000 machines; pages a shift fell from 21 to 6.', 's:paging:4', 's:toil:3', 'g:detection:3'),
          line('Ran the capacity plan for the holiday peak.', 's:capacity:3', 'g:scale:2'),
          line('Rolled kernel updates in rings with an error-budget stop.', 's:change:4', 'g:change:2'),
        ],
      },
    ],
    'Prometheus, Kubernetes, Terraform, Grafana, Go',
  ),
  resume(
    { name: 'Sunniva Bjornstad', title: 'Rendering engineer', employer: 'Pale Fjord Games', file: 'bjornstad.txt', format: 'text', pages: 0 },
    null,
    [{ title: 'Rendering engineer', employer: 'Pale Fjord Games', years: '2016 to now', lines: [line('Rewrote the GPU particle system in Vulkan; frames went from 22 to 12 milliseconds.'), line('Led a team of three on shader tools.')] }],
    'C++, Vulkan, GPU, HLSL',
  ),
  resume(
    { name: 'Hollis Marchetti', title: 'AI engineer', employer: 'Marlowe Search', file: 'marchetti_h.pdf', hidden: 'GPU cluster H100 Slurm NCCL InfiniBand DCGM burn-in RMA thermal', flags: [{ code: 'hidden-text', line: 'Words on page 1 that a reader cannot see. They are not counted' }, { code: 'repeats-posting', line: 'Repeats the posting: 63% of its word runs' }] },
    line('Responsible for bring-up, telemetry, fabric congestion and utilization of a world-class GPU fleet using Slurm and Kubernetes.', 'g:bring-up:0', 'g:detection:0', 'g:fabric:0', 'g:utilization:0'),
    [{ title: 'AI engineer', employer: 'Marlowe Search', years: '2023 to now', lines: [line('Put a chat assistant over the help pages with a hosted model.', 'a:shipped:2', 'a:product:2'), line('Tuned prompts with the support team.', 'a:product:1')] }],
    'GPU, Slurm, Kubernetes, NCCL, DCGM, LangChain, Python',
  ),
  resume(
    { name: 'Yevgenia Salonen', title: 'Evaluation engineer', employer: 'Kite Assistants', file: 'salonen.json', format: 'json-resume', pages: 0 },
    null,
    [
      {
        title: 'Evaluation engineer',
        employer: 'Kite Assistants',
        years: '2021 to now',
        lines: [
          line('Built the test set of 1,800 tickets that decides a release; it stopped three in a quarter.', 'a:evaluation:4'),
          line('Changed retrieval from pages to passages after 60 wrong answers were read one by one; wrong answers fell by half.', 'a:incidents:4', 'a:data:3'),
          line('Chose a smaller model at the same grade and cut a request from 2.1 to 0.8 seconds.', 'a:tradeoff:4'),
        ],
      },
    ],
    'Python, PyTorch, retrieval, evaluation',
  ),
  { name: 'scan_0042.pdf', title: '', employer: '', file: 'scan_0042.pdf', format: 'pdf', pages: 2, lines: [], unread: { reason: 'no-text', detail: 'The pages are pictures; there is no text to read.' } },
  { name: 'application-locked.pdf', title: '', employer: '', file: 'application-locked.pdf', format: 'pdf', pages: 0, lines: [], unread: { reason: 'encrypted', detail: 'The file asks for a password.' } },
];
