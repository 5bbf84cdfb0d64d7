/**
 * What is asked of the author of a text where it does not say enough: each kind once, as sentences that name the words of the text and say
 * what to add. They stand behind the sentence that they are about.
 */
export const asks = {
  notUnderstood:
    'This was not understood. Say in a sentence of its own what somebody does and what is then to be seen.',
  message: (quoted: string) =>
    `It was not understood when ${quoted} appears. Say it as: When somebody enters or clicks …, ${quoted} is shown.`,
  limit: (number: string) =>
    `It was not understood what "${number}" limits. Name the field or the amount in a short sentence of its own, and what is to be seen beyond it.`,
  otherMoves:
    'Is nothing else possible? Other sentences about these states were not understood, so it is not tried.',
  stateBefore: 'From which state does this lead on? Name it in the same sentence.',
  noOutcome: 'This gives nothing to try on its own. Add what somebody does and what is then to be seen.',
  afterwards:
    'What is to be seen afterwards? The text only says that it is possible; add what the page shows then.',
  story: 'This says who wants what. Add criteria: what somebody does, and what is then to be seen.',
  columns:
    'What do the columns of this table mean? Name in its first row what is given and what comes of it.',
  whichLimit:
    'What does this answer? Say in the same sentence what has to be entered or done for it to appear.',
  contradicted: 'An example in the text says otherwise. Say which of the two holds.',
  disputed: (name: string) =>
    `Which entry of "${name}" is right? What the text asks of it does not hold side by side; say which sentence holds.`,
  digitsOrValue:
    'Do these numbers count the digits or bound the value? Write "7 to 15 digits" or "from 7 to 15", and it is tried.',
  afterWhat:
    'After what is this shown? Say what is clicked or entered last, and the example becomes a case of its own.',
  undecided:
    'No values were found that keep or break this. Name a value that is right and one that is wrong.',
  measured: 'This is measured with tools, not by steps. Plan a measurement for it.',
  described: 'The description does not say how to provoke this, or what to compare it with. Add an example.',
  meant: (words: string) =>
    `What is meant by "${words}"? Say what it is, or name it as the rest of the text does.`,
  entered: (names: string) =>
    `Where is "${names}" entered? Say which field of which page it is, or how it comes about.`,
  parts: (phrases: string) => `Not understood in it: ${phrases}. Say this in a sentence of its own.`,
  vague: (words: string) => `${words} cannot be measured. Name a value or a threshold instead.`,
  outcomes: (what: string) =>
    `What is to be seen for “${what}”? The text does not say; add the message or the result.`,
  cells: (what: string) =>
    `What happens on ${what}? The text does not say; add it, or say that nothing else is possible.`,
  rows: (what: string) =>
    `What comes out for ${what}? No row of the table answers it; add a row, or one for everything else.`,
  overlaps: (what: string) =>
    `What is to be seen for ${what}? Two rules answer it; say whether both hold there, or which one comes first.`,
  rowsNotLooked: (count: number) =>
    `Do the rows of ${count === 1 ? 'this table' : `this and ${count - 1} more tables`} leave something open? It was not looked at all of it: the text has more rules that act on each other than are worked out at once. Send it in parts.`,
  unconfirmed: (title: string) =>
    `The case “${title}” was left out: what the text says elsewhere does not bear it out. Say which of these sentences comes first.`,
  untried: (what: string, why: string) => `No case tries ${what}: ${why}.`,
}

/** Why something has no case, behind `asks.untried`. */
export const whyUntried = {
  notExercised: 'no steps were found that bring it about; say how it comes about',
  notInSuite: 'none of the existing cases does',
  notTold: (cases: number) =>
    `no existing case that was understood does, and of ${cases} more it cannot be told`,
  noValues: 'no values were found with which it is so; look whether the other rules leave room for it',
  anotherFirst: 'another rule of the text answers first; say which one holds then',
  twoRules: 'two rules of the text say different things about it; say which one holds',
  notLooked: 'the text has more rules that act on each other than are worked out at once; send it in parts',
  tooManyInputs: 'the text has more inputs than are tried at once; send it in parts',
  filtered: 'the test types and the priority of this run leave it out; run it without them',
  capped: 'the number of cases of this run is used up; raise it',
  outside: (scope: string) => `it lies outside the scope "${scope}" of this run`,
}

/** Reasons that the search for values gives. */
export type WhyNot = 'notExercised' | 'noValues' | 'anotherFirst' | 'twoRules' | 'notLooked'
