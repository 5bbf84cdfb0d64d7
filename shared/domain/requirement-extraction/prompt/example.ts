/** A small text as it is shown, and the answer to it. */
export const exampleLines = [
  '0 (heading) # Locker',
  '1 (sentence) This page replaces the old form.',
  '2 (item) LK-1: The PIN is required and has 4 to 6 digits, else "Check the PIN." is shown.',
  '3 (item) LK-2: The rent begins with 30 minutes and must be at most 2 hours.',
  '4 (item) LK-3: When the customer presses "Rent" and all is right, the locker is no longer Free but Rented.',
] as const

export const exampleAnswer = {
  pages: [],
  things: [
    thing({ s: [2], name: 'PIN', control: 'textbox' }),
    thing({ s: [3], name: 'rent', kind: 'number', unit: 'minutes', start: '30' }),
    thing({
      s: [4],
      name: 'locker',
      kind: 'state',
      entered: false,
      options: ['Free', 'Rented'],
      start: 'Free',
    }),
  ],
  controls: [{ s: [4], name: 'Rent', role: 'button' }],
  limits: [
    { s: [2], must: 'not empty([PIN])', only: null, show: ['message("Check the PIN.")'] },
    {
      s: [2],
      must: 'only([PIN], digits) and 4 <= length([PIN]) <= 6',
      only: null,
      show: ['message("Check the PIN.")'],
    },
    { s: [3], must: '[rent] <= 2 hours', only: null, show: [] },
  ],
  answers: [],
  rules: [
    {
      s: [4],
      when: 'press([Rent])',
      if: '[locker] = "Free" and valid()',
      then: ['set([locker], "Rented")'],
      closes: null,
    },
  ],
  flows: [],
  samples: [],
  absent: [],
  others: [{ s: [1], is: 'context', why: 'it tells where the page comes from' }],
}

/** The example as the instructions end with it. */
export const example = `
# An example
${exampleLines.join('\n')}
Its answer:
${JSON.stringify(exampleAnswer)}`

function thing<T extends object>(some: T) {
  return {
    aliases: [],
    kind: 'text',
    entered: true,
    control: null,
    unit: null,
    step: null,
    options: [],
    start: null,
    optional: null,
    list: null,
    ...some,
  }
}
