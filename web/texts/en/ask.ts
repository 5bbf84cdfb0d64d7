import { count } from '../../parts/amounts.ts'

/** Asking files: the question, the answer with its sources, and the passages that were found. */
export const texts = {
  question: 'Your question',
  followUp: 'Your next question',
  placeholder: 'For example: how long is the notice period?',
  ask: 'Ask',
  asking: 'Looking it up…',
  filters: 'Only in some files',
  among: 'Kind of file',
  from: 'Changed from',
  to: 'Changed until',
  backwards: 'This day comes before the other one. Choose a later one, or leave one of them out.',
  narrowed: (kind: string, from: string, to: string) =>
    [
      kind && `only ${kind}`,
      from && to && from !== to ? `changed from ${from} to ${to}` : '',
      from && from === to ? `changed on ${from}` : '',
      from && !to ? `changed on ${from} or later` : '',
      to && !from ? `changed until ${to}` : '',
    ]
      .filter(Boolean)
      .join(', ')
      .replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  all: 'All kinds of files',
  kinds: {
    pdf: 'PDF',
    docx: 'Word',
    xlsx: 'Excel',
    pptx: 'PowerPoint',
    csv: 'CSV',
    txt: 'Plain text',
    md: 'Markdown',
    html: 'Web pages',
    eml: 'E-mail',
    png: 'Pictures',
  },
  follows: 'The next question is understood together with the ones before.',
  anew: 'New conversation',
  begun: 'A new conversation has begun.',
  answers: 'Answers',
  searching: 'Reading what the files say…',
  stopped: 'The answer broke off. Ask again to have the whole of it.',
  source: (n: number, file: string) => `Source ${n}: ${file}`,
  sourceNumber: (n: number) => `Source ${n}`,
  sources: 'Where it stands',
  table: 'Table',
  web: 'on the web',
  under: (headings: readonly string[]) => headings.join(' › '),
  passages: (many: number) => `Nearest passages: ${many >= 1000 ? '1,000 or more' : count(many)}`,
  /** Scores are relative: the best match of a question may still say nothing of it. */
  best: 'Best match',
  shareOfBest: (share: number) => `${Math.round(share * 100)} % of the best match`,
  more: 'Show more passages',
  reading: 'Loading…',
  excluded: 'Left out, as you asked:',
  conflict: 'The sources say different things',
  conflictNewest: 'The newest stands first.',
  remarks: 'Remarks',
  silent: {
    no_support: 'No sentence was found that surely answers this.',
    no_documents: 'Nothing was found.',
  },
  silentHint: {
    no_support:
      'Nothing is made up in its place. The files may use different words: try theirs, or ask about one thing at a time. The passages below come nearest.',
    no_supportAlone:
      'Nothing is made up in its place. The files may use different words: try theirs, or ask about one thing at a time.',
    no_documents:
      'No file has words that match your question. Rephrase your question; files that are still being read are found once they are ready.',
  },
  toFiles: 'To the files',
}
