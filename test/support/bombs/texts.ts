/** A text that nobody would write, as long as it is asked for. */
export interface TextBomb {
  name: string
  text: (length: number) => string
}

const filled = (piece: string | ((index: number) => string)) => (length: number) => {
  const parts: string[] = []
  for (let at = 0, index = 0; at < length; index++) {
    const part = typeof piece === 'string' ? piece : piece(index)
    parts.push(part)
    at += part.length
  }
  return parts.join('').slice(0, length)
}
const bomb = (name: string, piece: string | ((index: number) => string)): TextBomb => ({
  name,
  text: filled(piece),
})
const framed = (name: string, before: string, piece: string, after: string): TextBomb => ({
  name,
  text: (length) => before + filled(piece)(Math.max(0, length - before.length - after.length)) + after,
})
const nested = (name: string, open: string, inside: string, close: string): TextBomb => ({
  name,
  text: (length) => {
    const depth = Math.floor(length / (open.length + close.length))
    return open.repeat(depth) + inside + close.repeat(depth)
  },
})

const field = 'The field "Name" is required and must have 2 to 40 characters. '
const columns = (count: number, cell: (index: number) => string) =>
  `| ${Array.from({ length: count }, (_, index) => cell(index)).join(' | ')} |\n`

/** Texts by what they repeat: prose first, then lists and tables, then languages of machines. */
export const textBombs: TextBomb[] = [
  bomb('one letter', 'a'),
  bomb('one word that never ends in a sentence', 'word '),
  bomb('one sentence of commas', 'the name, the age, '),
  bomb('blanks', ' '),
  framed('blanks between two words', 'The name', ' ', 'must be shown.'),
  bomb('gaps within sentences', `The name${' '.repeat(90)}must be${' '.repeat(90)}shown. `),
  bomb('gaps before colons', `Name${' '.repeat(90)}: x${' '.repeat(90)}- y\n\n`),
  framed('dots before a letter', 'a', '.', 'x'),
  framed('dots and brackets before a letter', 'a', '.)', 'x'),
  framed('closing marks before a letter', 'a.', ')', 'x'),
  bomb('line ends', '\n'),
  bomb('blanks at the ends of lines', `x${' '.repeat(500)}\n`),
  bomb('tabs', '\t'),
  bomb('dashes', '-'),
  bomb('dots', '.'),
  bomb('question marks after a letter', 'a?!'),
  bomb('digits', '7'),
  framed('an amount of very many digits', 'The amount must be at most ', '9', ' euros.'),
  bomb('digits with commas', '1,'),
  bomb('decimal points', '1.'),
  bomb('combining characters', 'e\u0301\u0301\u0301'),
  bomb('invisible characters', 'a\u200b\u200d\u2060'),
  bomb('halves of characters', '\ud800'),
  bomb('joined emoji', '👩‍👩‍👧‍👦'),
  bomb('right-to-left marks', '\u202e\u2066a'),
  bomb('letters of other writing', '漢字'),
  nested('round brackets in each other', '(', 'x', ')'),
  nested('square brackets in each other', '[', 'x', ']'),
  nested('quotes in each other', '“', 'x', '”'),
  bomb('round brackets that only open', '('),
  bomb('quotation marks', '"'),
  bomb('quotation marks that open at words', '"a '),
  bomb('apostrophes', "'a "),
  bomb('backticks', '`'),
  bomb('asterisks', '*'),
  bomb('underscores between letters', 'a_'),
  bomb('angle brackets', '<'),
  bomb('slashes', 'a/'),
  bomb('conditions', 'If the name is empty and '),
  bomb('conditions that end in nothing', 'when if unless '),
  bomb('alternatives', 'red or '),
  bomb('numbers joined by "and"', 'between 1 and '),
  bomb('the same requirement', field),
  bomb(
    'requirements of different fields',
    (index) => `The field "F${index}" is required and must have 2 to ${index + 3} characters.\n`,
  ),
  bomb('messages without fields', (index) => `If it is wrong, the page shows "Message ${index}". `),
  bomb(
    'references to each other',
    (index) => `REQ-${index}: See REQ-${index + 1}, REQ-${index - 1} and REQ-1. `,
  ),
  bomb('pronouns', 'It must do this when it does that. '),
  bomb('user stories', 'As a user I want to sign in so that I see my page. '),
  bomb(
    'roles and rights',
    (index) => `A role${index} can edit page${index}. Only an admin may delete role${index}.\n`,
  ),
  bomb(
    'states and moves',
    (index) => `An order goes from "S${index}" to "S${index + 1}" when the user clicks "Next ${index}".\n`,
  ),
  bomb('calculations', (index) => `The total is the price times ${index} plus the tax of ${index} %.\n`),
  bomb('dates', (index) => `The date must be between 2026-01-01 and 2026-12-${(index % 28) + 1}. `),
  bomb('lists in a sentence', (index) => `"Option ${index}", `),
  framed('one field with very many options', 'The field "Colour" offers ', '"red", ', '"blue".'),
  bomb('bullets', '- a\n'),
  bomb('bullets of requirements', (index) => `- The name of row ${index} must be shown\n`),
  bomb('bullets in each other', (index) => `${' '.repeat(index % 400)}- item\n`),
  bomb('numbered items', (index) => `${index}. Enter ${index} in the field "F${index}"\n`),
  bomb('headings', '# A\n'),
  bomb('headings of all levels', '###### Sign-up\n\n'),
  bomb('underlined titles', 'Title\n=====\n'),
  {
    name: 'a table of thousands of columns',
    text: (length) =>
      columns(length / 6, (index) => `c${index % 10}`) +
      columns(length / 12, () => '---') +
      columns(length / 6, () => 'x'),
  },
  bomb('a table of thousands of rows', (index) =>
    index === 0 ? '| Field | Rule |\n| --- | --- |\n' : `| F${index} | required |\n`,
  ),
  bomb('bars', '|'),
  bomb('bars with blanks', '| '),
  bomb('tables of one row', '| a | b |\n| - | - |\n\n'),
  bomb('separated values', (index) => `F${index},required,2,40\n`),
  bomb('code fences', '```\n'),
  bomb('code fences that open only', '```js\nfunction a() {\n'),
  bomb('scenarios', (index) => `Scenario: S${index}\nGiven a page\nWhen I click "B"\nThen I see "C"\n\n`),
  bomb('one scenario of very many steps', (index) =>
    index === 0 ? 'Feature: F\nScenario: S\n' : `And I click "B${index}"\n`,
  ),
  bomb('"Given" alone', 'Given '),
  bomb('lines that begin with "Given"', 'given a\n'),
  bomb('a scenario with very many examples', (index) =>
    index === 0
      ? 'Scenario Outline: S\nGiven <a>\nThen <b>\nExamples:\n| a | b |\n'
      : `| ${index} | ${index} |\n`,
  ),
  nested('arrays in each other', '[', '', ']'),
  nested('objects in each other', '{"a":', '1', '}'),
  bomb('objects that only open', '{"a":'),
  framed(
    'an API of very many paths',
    '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{',
    '"/a":{"get":{"responses":{"200":{"description":"ok"}}}},',
    '"/z":{}}}',
  ),
  {
    name: 'an API whose schemas refer to each other',
    text: (length) => {
      const count = Math.floor(length / 130)
      return `{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"post":{"requestBody":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/S0"}}}},"responses":{"200":{"description":"ok"}}}}},"components":{"schemas":{${Array.from({ length: count }, (_, i) => `"S${i}":{"type":"object","properties":{"a":{"$ref":"#/components/schemas/S${(i + 1) % count}"},"b":{"$ref":"#/components/schemas/S${(i + 1) % count}"}}}`).join(',')}}}}`
    },
  },
  {
    name: 'YAML aliases that double',
    text: (length) =>
      `openapi: 3.1.0\ninfo: {title: A, version: "1"}\nx0: &x0 [a, a]\n${Array.from({ length: 40 }, (_, i) => `x${i + 1}: &x${i + 1} [*x${i}, *x${i}]\n`).join('')}paths: {}\n${filled('# c\n')(Math.max(0, length - 2000))}`,
  },
  {
    name: 'YAML of deep nesting',
    text: (length) => {
      let text = 'openapi: 3.1.0\n'
      for (let i = 0; text.length < length; i++) text += `${' '.repeat(i)}a:\n`
      return text
    },
  },
  nested('YAML flow arrays in each other', 'a: [', '', ']'),
  bomb('YAML anchors', (index) =>
    index === 0 ? 'openapi: 3.1.0\npaths:\n' : `  /a${index}: &a${index} {get: {responses: {}}}\n`,
  ),
  bomb('web addresses', 'https://a.example/b?c=d&e=f '),
  bomb('mail addresses', 'a@b.example,'),
  bomb('a name of very many dots', 'a@b.'),
  bomb('patterns', '(a+)+$ must match ^(\\w+\\s?)*$. '),
  bomb('entities', '&amp;lt;'),
  bomb('tags', '<a b="c">'),
  nested('tags in each other', '<b>', 'x', '</b>'),
]
