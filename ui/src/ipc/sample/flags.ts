import type { FlagPage } from '../contract';

const pages: Record<string, FlagPage> = {
  'other-seat': {
    title: 'Evidence points to another seat',
    notices: 'The document shares this seat’s words, and its strongest sentences belong to another seat.',
    whyLook: 'Two people can share every keyword and do different work. What was owned tells them apart.',
    example: '“Trained a 13B model on 512 A100s” is model work on machines that somebody else ran.',
    whenWrong: 'Small teams: one person may have trained the model and carried the pager as well.',
  },
  'terms-only-listed': {
    title: 'Words only in a list',
    notices: 'The seat’s words stand in a skills list and in no sentence.',
    whyLook: 'A list does not say what was done.',
    example: '“GPU, H100, Slurm, NCCL” under Skills, and no line that uses them.',
    whenWrong: 'Very short resumes, and people who are not allowed to write about their employer.',
  },
  'quiet-operator': {
    title: 'Few words, strong evidence',
    notices: 'The document uses few of the seat’s words and shows owned work in plain language.',
    whyLook: 'A keyword filter would have missed it.',
    example: '“Keep 48 machines busy for seven labs, nights and weekends included.”',
    whenWrong: 'The machines may be of another kind. Ask what they were.',
  },
};

/** The page of a flag; one that the sample does not hold explains itself by its line. */
export function flagPage(code: string): FlagPage {
  return (
    pages[code] ?? {
      title: code.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
      notices: 'Something in the document that a person should look at.',
      whyLook: 'The words alone do not settle it.',
      example: 'See the quote.',
      whenWrong: 'Often. It is a reason to ask, never a reason to decide.',
    }
  );
}
