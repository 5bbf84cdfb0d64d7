import type { TextBomb } from './texts.ts'

/** Numbers that look random and are the same in each run: what a shape says at some place follows from the place alone. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Place {
  /** Which repetition, from 0. */
  index: number
  /** Between `least` and `most`. */
  number: (least: number, most: number) => number
  pick: (words: readonly string[]) => string
}

type Piece = (place: Place) => string

/** A text of one piece again and again, each time with other names and numbers, after what stands before all of them. */
function repeated(name: string, piece: Piece, before = ''): TextBomb {
  return {
    name,
    text: (length) => {
      const next = seeded(name.length)
      const number = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
      const pick = (words: readonly string[]) => words[number(0, words.length - 1)] ?? ''
      const parts = [before]
      for (let at = before.length, index = 0; at < length; index++) {
        const part = piece({ index, number, pick })
        parts.push(part)
        at += part.length
      }
      return parts.join('').slice(0, length)
    },
  }
}

/** A text of lines in groups: each group under a heading of its own. */
const grouped =
  (size: number, heading: Piece, line: Piece): Piece =>
  (place) =>
    (place.index % size === 0 ? heading(place) : '') + line(place)

const fields = ['amount', 'weight', 'age', 'total', 'quantity', 'distance', 'rating', 'score'] as const
const units = ['euros', 'kg', 'years', 'euros', 'pieces', 'km', 'points', 'points'] as const
const kinds = ['standard', 'express', 'priority', 'economy'] as const
const roles = ['guest', 'member', 'clerk', 'manager', 'admin'] as const
const verbs = ['open', 'edit', 'delete', 'approve', 'export', 'archive'] as const
const letters = 'abcdefghijklmnopqrstuvwxyz'
const word = ({ number }: Place, length: number) =>
  Array.from({ length }, () => letters[number(0, 25)]).join('')

/** Rules of one shape: each is read alone quickly, and each may be settled against all others. */
const conditions: TextBomb[] = [
  repeated(
    'a discount for each total',
    ({ index, number }) =>
      `If the total is more than ${100 + index * 10} euros, the discount is ${number(1, 90)} percent.\n`,
  ),
  repeated(
    'a discount for each total, in one paragraph',
    ({ index, number }) =>
      `If the total is more than ${100 + index * 10} euros, the discount is ${number(1, 90)} percent. `,
  ),
  repeated(
    'two conditions and a discount',
    ({ index, pick, number }) =>
      `If the total is more than ${100 + index} euros and the customer is a ${pick(roles)}, the discount is ${number(1, 90)} percent.\n`,
  ),
  repeated(
    'three conditions and a discount',
    ({ index, pick, number }) =>
      `If the total is more than ${100 + index} euros, the weight is less than ${number(1, 900)} kg and the delivery is ${pick(kinds)}, the fee is ${number(1, 90)} euros.\n`,
  ),
  repeated(
    'two amounts between limits',
    ({ index, number }) =>
      `If the weight is between ${index} and ${index + 5} kg and the distance is at most ${number(1, 900)} km, the price is ${number(1, 99)} euros.\n`,
  ),
  repeated(
    'alternatives in a condition',
    ({ index, number }) =>
      `If the total is more than ${index + 100} euros or the weight is more than ${number(1, 900)} kg, the fee is ${number(1, 90)} euros.\n`,
  ),
  repeated(
    'a message for each value',
    ({ index }) => `If the amount is ${index}, the message "Amount ${index} is wrong" is shown.\n`,
  ),
  repeated(
    'a message for each limit',
    ({ index, number }) =>
      `If the amount is greater than ${index + number(1, 9)}, the message "Too much ${index}" is shown.\n`,
  ),
  repeated(
    'limits of one field',
    ({ index }) => `The field "Amount" must be at least ${index} and at most ${index + 1000}.\n`,
  ),
  repeated(
    'limits of many fields',
    ({ index, number }) =>
      `The field "F${index}" must be at least ${number(1, 9)} and at most ${number(10, 99)}.\n`,
  ),
  repeated(
    'fields that are required',
    ({ index }) => `The field "F${index}" is required. If it is empty, "Enter F${index}" is shown.\n`,
  ),
  repeated(
    'fields that must be greater than each other',
    ({ index }) => `The field "F${index + 1}" must be greater than the field "F${index}".\n`,
  ),
  repeated(
    'amounts that are computed from each other',
    ({ index }) => `The sum ${index + 1} is the sum ${index} plus ${index % 7}.\n`,
  ),
  repeated(
    'amounts that change one amount',
    ({ index, number }) => `If the age is over ${index}, the price is reduced by ${number(1, 40)} percent.\n`,
  ),
  repeated('two fields compared with limits', ({ index, number }) => {
    const at = number(0, fields.length - 1)
    return `If the ${fields[at]} is at least ${index} ${units[at]}, the order is refused.\n`
  }),
  repeated(
    'conditions on facts',
    ({ index, number }) => `If the customer has badge ${index}, the discount is ${number(1, 90)} percent.\n`,
  ),
  repeated(
    'unless',
    ({ index, number }) =>
      `The order costs ${number(1, 90)} euros, unless the total is more than ${index} euros.\n`,
  ),
  repeated(
    'otherwise',
    ({ index, number }) =>
      `If the total is more than ${index} euros, the fee is ${number(1, 9)} euros. Otherwise the fee is ${number(10, 90)} euros.\n`,
  ),
  repeated('the same rule', () => 'If the total is more than 100 euros, the discount is 5 percent.\n'),
  repeated(
    'repeated clauses',
    ({ index }) => `${index % 400 === 0 ? '\nIf ' : ''}the total is more than ${index} euros and `,
  ),
  repeated(
    'a sentence of very many conditions',
    ({ index }) => `the total is more than ${index} euros or `,
    'If ',
  ),
]

const lives: TextBomb[] = [
  repeated(
    'states in a line',
    ({ index }) =>
      `When the order is "S${index}" and the clerk clicks "Next", the order becomes "S${index + 1}".\n`,
  ),
  repeated(
    'every move of a few states',
    ({ index, number }) =>
      `When the order is "S${number(0, 40)}" and the clerk clicks "B${index}", the order becomes "S${number(0, 40)}".\n`,
  ),
  repeated(
    'moves with guards',
    ({ index, number }) =>
      `A ticket goes from "S${number(0, 20)}" to "S${number(0, 20)}" when the agent clicks "B${index}" and the amount is more than ${index}.\n`,
  ),
  repeated(
    'clicks and messages',
    ({ index }) => `When the user clicks "B${index}", "Done ${index}" is shown.\n`,
  ),
  repeated(
    'roles and rights of many things',
    ({ index, pick }) => `Only a ${pick(roles)} can ${pick(verbs)} document ${index}.\n`,
  ),
  repeated(
    'wishes',
    ({ index, pick }) => `As a ${pick(roles)} I want to ${pick(verbs)} report ${index} so that I can work.\n`,
  ),
  repeated('use cases', ({ index }) =>
    grouped(
      5,
      () => `\nUse case ${index}\nMain flow:\n`,
      () => `${(index % 5) + 1}. The user clicks "B${index}".\n`,
    )({ index, number: () => 0, pick: () => '' }),
  ),
  repeated(
    'scenarios with amounts',
    ({ index, number }) =>
      `Scenario: S${index}\nGiven the total is ${index} euros\nWhen the user clicks "Pay"\nThen the discount is ${number(1, 90)} percent\n\n`,
  ),
  repeated(
    'one scenario outline with very many examples',
    ({ index, number }) => `| ${index} | ${number(1, 90)} |\n`,
    'Scenario Outline: D\nGiven the total is <t> euros\nWhen the user clicks "Pay"\nThen the discount is <d> percent\nExamples:\n| t | d |\n',
  ),
  repeated(
    'an example with very many columns',
    ({ index }) => ` c${index} |`,
    'Scenario Outline: D\nGiven the total is <c0> euros\nThen "x" is shown\nExamples:\n|',
  ),
  repeated(
    '"Given" and "Then" in one sentence each',
    ({ index }) =>
      `Given a total of ${index} euros, when the user pays, then the discount is ${index % 90} percent.\n`,
  ),
]

const table = (name: string, head: string, row: Piece): TextBomb =>
  repeated(name, row, `${head}\n${head.replaceAll(/[^|]+/g, ' --- ')}\n`)

const tables: TextBomb[] = [
  table(
    'a decision table of one condition',
    '| Total | Discount |',
    ({ index, number }) => `| more than ${index} euros | ${number(1, 90)} percent |\n`,
  ),
  table(
    'a decision table of two conditions',
    '| Total | Customer | Discount |',
    ({ index, pick, number }) => `| more than ${index} euros | ${pick(roles)} | ${number(1, 90)} percent |\n`,
  ),
  table(
    'a decision table of three conditions',
    '| Weight | Delivery | Customer | Fee |',
    ({ index, pick }) => `| at most ${index} kg | ${pick(kinds)} | ${pick(roles)} | ${index} euros |\n`,
  ),
  table(
    'a decision table of words',
    '| Country | Delivery | Fee |',
    ({ index, pick }) => `| C${index} | ${pick(kinds)} | ${index} euros |\n`,
  ),
  table('a table of yes and no', '| Member | Paid | Stock | Result |', ({ index, pick }) => {
    const side = () => pick(['yes', 'no', '-'])
    return `| ${side()} | ${side()} | ${side()} | R${index} |\n`
  }),
  table(
    'a table of fields',
    '| Field | Type | Required | Min | Max |',
    ({ index, number }) => `| F${index} | number | yes | ${number(1, 9)} | ${number(10, 99)} |\n`,
  ),
  table(
    'a table of states',
    '| From | Event | To |',
    ({ index, number }) => `| S${number(0, 30)} | e${index} | S${number(0, 30)} |\n`,
  ),
  table(
    'a table of words at random',
    '| A | B | C | D |',
    (place) => `| ${word(place, 5)} | ${word(place, 6)} | ${word(place, 4)} | ${word(place, 7)} |\n`,
  ),
  repeated(
    'many small tables',
    ({ index, number }) =>
      `| Total | Discount |\n| --- | --- |\n| ${index} euros | ${number(1, 90)} percent |\n\n`,
  ),
]

const lists: TextBomb[] = [
  repeated(
    'a list of rules',
    ({ index, number }) => `- If the total is over ${index} euros, the discount is ${number(1, 90)} %\n`,
    'The discount depends on the total:\n',
  ),
  repeated(
    'a list of limits',
    ({ index }) => `- at least ${index} characters\n`,
    'The password must have:\n',
  ),
  repeated(
    'a list of options',
    ({ index }) => `- Option ${index}\n`,
    'The field "Kind" offers the following options:\n',
  ),
  repeated(
    'lists in lists',
    ({ index, number }) =>
      `${'  '.repeat(index % 40)}- If the total is over ${index}, the fee is ${number(1, 90)}\n`,
  ),
  repeated(
    'numbered rules',
    ({ index, number }) => `${index + 1}. The fee for zone ${index} is ${number(1, 90)} euros.\n`,
  ),
  repeated(
    'numbered paths',
    ({ index }) => `1.${index % 30}.${index} The name of part ${index} must be shown.\n`,
  ),
  repeated(
    'a rule under each heading',
    ({ index, number }) =>
      `## Part ${index}\nIf the total is more than ${index} euros, the discount is ${number(1, 90)} percent.\n\n`,
  ),
  repeated('headings of ten rules', (place) =>
    grouped(
      10,
      ({ index }) => `\n## Part ${index}\n`,
      ({ index, number }) =>
        `If the total is more than ${index} euros, the discount is ${number(1, 90)} percent.\n`,
    )(place),
  ),
  repeated(
    'identifiers',
    ({ index, number }) =>
      `REQ-${index}: If the total is more than ${index} euros, the discount is ${number(1, 90)} percent.\n`,
  ),
]

const machines: TextBomb[] = [
  repeated(
    'a list of objects',
    ({ index, number }) => `{"total":${index},"discount":${number(1, 90)}},\n`,
    '[',
  ),
  repeated(
    'one object of very many members',
    ({ index }) => `"rule${index}":"If the total is ${index}",`,
    '{',
  ),
  repeated(
    'a page of rules',
    ({ index, number }) => `<li>If the total is over ${index}, the fee is ${number(1, 90)}.</li>\n`,
    '<ul>',
  ),
  repeated(
    'a form',
    ({ index }) => `<label>F${index}<input name="f${index}" required maxlength="${index}"></label>\n`,
  ),
  repeated(
    'rows of values',
    ({ index, pick, number }) => `${index},${pick(kinds)},${number(1, 90)},${pick(roles)}\n`,
    'total,delivery,fee,customer\n',
  ),
  repeated(
    'rows of quoted values',
    ({ index, number }) => `"more than ${index}","${number(1, 90)} percent"\n`,
    '"Total","Discount"\n',
  ),
  repeated('words of 60 letters', (place) => `${word(place, 60)} `),
  repeated('words of 3,000 letters', (place) => `${word(place, 3000)}\n`),
  repeated(
    'sentences of words at random',
    (place) => `The ${word(place, 5)} must ${word(place, 4)} the ${word(place, 6)} of ${word(place, 5)}.\n`,
  ),
  repeated(
    'emoji and rules',
    ({ index, number }) => `🎉 If the total is over ${index} 💶, the discount is ${number(1, 90)} %. 🚀\n`,
  ),
  repeated('marks of all kinds', ({ pick }) =>
    pick(['!', '?', '…', ';', ':', '(', ')', '"', '“', '—', '*', '#', '|', '<', '{', '.']),
  ),
  repeated('quoted texts', ({ index }) => `"Text ${index}" and `, 'The page shows '),
]

/** 62 texts in which many things of one shape stand side by side: whoever settles each of them against all others is busy for minutes. */
export const ruleTexts: TextBomb[] = [...conditions, ...lives, ...tables, ...lists, ...machines]
