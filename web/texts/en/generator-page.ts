import { many, number } from './many.ts'

export const texts = {
  opening: 'Reading what was seen…',
  none: 'No page was looked at',
  noneHint:
    'Name the page that your text is about: it is opened in a browser before the cases are made, and steps use what is there.',
  notSeen: 'The page could not be looked at',
  address: 'Page to look at',
  look: 'Look at it and generate again',
  lookAgain: 'Look again, or at another page',
  looking: 'Starting…',
  seenAt: 'Seen on',
  cut: 'The page has more than is shown here: what does not fit was left out at the end.',

  disagree: 'Where text and page disagree',
  disagreeHint: 'Cases expect what the text says. One of the two is to be mended.',
  text: 'Text',
  page: 'Page',
  showSentence: 'Show the sentence',

  controls: (count: number) => many(count, 'control', 'controls'),
  noControls: 'The page has no controls that could be seen.',
  elsewhere: 'Outside of any region',
  more: (count: number) => `Show more (${number(count)})`,
  unnamed: 'without a name',
  disabled: 'cannot be used at first',
  hidden: 'not shown at first',
  options: (shown: readonly string[], left: number) =>
    `Options: ${shown.join(', ')}${left > 0 ? ` and ${number(left)} more` : ''}`,
  shownAfter: 'Shown after:',
  reveals: {
    press: (name: string) => `press “${name}”`,
    choose: (name: string, value = '') => `choose “${value}” in “${name}”`,
    tick: (name: string) => `tick “${name}”`,
    untick: (name: string) => `untick “${name}”`,
    open: (name: string) => `open “${name}”`,
  },
  limits: {
    required: 'required',
    readOnly: 'read only',
    multiple: 'several at once',
    between: (min: string, max: string) => `from ${min} to ${max}`,
    min: (min: string) => `at least ${min}`,
    max: (max: string) => `at most ${max}`,
    step: (step: string) => `in steps of ${step}`,
    lengths: (min: number, max: number) => `${number(min)} to ${number(max)} characters`,
    minLength: (min: number) => `at least ${many(min, 'character', 'characters')}`,
    maxLength: (max: number) => `at most ${many(max, 'character', 'characters')}`,
    pattern: (pattern: string) => `pattern ${pattern}`,
    accept: (kinds: string) => `files: ${kinds}`,
  },
  headings: 'Headings',
  messages: 'Messages',
  tables: 'Tables',
  table: (name: string, columns: readonly string[], rows: number) =>
    `${name === '' ? 'A table' : name}: ${many(rows, 'row', 'rows')}${columns.length > 0 ? ` of ${columns.join(', ')}` : ''}`,
}
