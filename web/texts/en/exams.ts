import { count } from '../../parts/amounts.ts'

const questions = (many: number) => (many === 1 ? '1 question' : `${count(many)} questions`)
const percent = (share: number) => `${Math.round(share * 100)} %`
const points = (difference: number) => `${difference > 0 ? '+' : ''}${difference.toFixed(2)}`

/** How well a knowledge base finds what answers its questions. */
export const texts = {
  title: 'Exams',
  lead: 'An exam asks this base questions whose answers are known, and says how well it finds them. Repeat it after a change: it tells you whether the change shows.',
  onlyReads: 'You can see the exams. Members who may add files start them.',
  startTitle: 'Examine this base',
  generate: 'Questions to make of the files first',
  generateHint: 'The same files give the same questions; none is made twice. 0 asks those that are there.',
  otherSettings: 'Search with other settings',
  denseWeight: 'Semantic weight',
  denseWeightHint: '0 finds by words alone, 1 by meaning alone. The searches of this base use 0.5.',
  rerank: 'A model puts the hits into order',
  rerankChoices: [
    ['yes', 'Yes, where this deployment has one'],
    ['no', 'No'],
  ] as const,
  settings: ({ denseWeight, rerank }: { denseWeight: number; rerank: boolean }) =>
    `Semantic weight ${denseWeight}${rerank ? '' : ', not put into order by a model'}`,
  otherSettingsBefore: (settings: string) => `The exam before searched with other settings: ${settings}.`,
  start: 'Start the exam',
  starting: 'Starting…',
  started: 'The exam has started.',
  exams: 'Exams',
  none: 'There was no exam yet',
  status: { running: 'Under way', completed: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
  cancel: 'Cancel the exam',
  cancelling: 'Cancelling…',
  progress: (done: number, all: number) =>
    all === 0 ? 'Making questions of the files…' : `${count(done)} of ${questions(all)} so far`,
  ended: {
    completed: 'The exam is done.',
    failed: 'The exam has failed.',
    cancelled: 'The exam was cancelled.',
  },
  figures: {
    ndcg10: (value: number) => `nDCG@10 ${value.toFixed(2)}`,
    recall10: (share: number) => `${percent(share)} of the answers among the first ten hits`,
    first3: (share: number) => `${percent(share)} among the first three`,
    answered: (share: number) => `${percent(share)} answered`,
    silent: (share: number, many: number) =>
      `silent at ${percent(share)} of ${questions(many)} without an answer`,
    gone: (many: number) => `${questions(many)} whose words are in no file any more, counted apart`,
  },
  verdict: {
    better: 'Better than the exam before.',
    worse: 'Worse than the exam before.',
    no_difference_shown: 'No difference shown to the exam before.',
  },
  compared: (many: number) => `Compared over ${questions(many)} that both have asked.`,
  differences: 'Differences to the exam before',
  columns: { figure: 'Figure', before: 'Before', after: 'After', interval: 'Difference, 95 % interval' },
  names: {
    ndcg10: 'nDCG@10',
    recall10: 'Recall of the first ten',
    first3: 'Among the first three',
    answered: 'Answered',
    silent: 'Silent where nothing answers',
    held: 'Answers still in a file',
  },
  points,
  interval: (difference: number, low?: number, high?: number) =>
    low === undefined || high === undefined
      ? `${points(difference)}, too few questions to tell`
      : `${points(difference)}, ${points(low)} to ${points(high)}`,
  results: 'Question by question',
  hideResults: 'Hide the questions',
  noResult: 'No question was asked',
  state: { waiting: 'Waiting', asked: 'Not found', unanswerable: 'No answer known', gone: 'Words gone' },
  foundAt: (rank: number) => `Found at place ${rank}`,
  wasAnswered: 'answered',
  wasSilent: 'silent',
  questions: 'Questions',
  noQuestions: 'There are no questions yet. Add some, or let an exam make some of the files.',
  origin: { own: 'Written', generated: 'Made of a file', clicked: 'From an opened source' },
  expects: 'Answered by',
  expectsNothing: 'Nothing answers it: the base should be silent',
  askedWithout: 'Nothing else answers it, so the base should be silent when it is asked without',
  wordsGone: 'Its file was deleted',
  remove: 'Delete',
  removing: 'Deleting…',
  removed: 'The question was deleted.',
  addTitle: 'Add a question',
  question: 'Question',
  file: 'File that answers it',
  nothing: 'None: the base should stay silent',
  words: 'The words that answer it',
  wordsHint: 'Copied from the file. They are found again when the file is indexed again.',
  add: 'Add the question',
  adding: 'Adding…',
  added: 'The question was added.',
  consent: 'When I open a source, keep my question as a test question',
  consentFor: 'Test questions measure how well this base finds answers. They are listed under',
  consentHint:
    'Only the question, the passage you opened and the day are kept, not your name. Anybody who can see this base can read them.',
}
