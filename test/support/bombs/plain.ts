import { type FileBomb, latin, textBytes } from './file-bomb.ts'

const megabyte = 2 ** 20
const of =
  (extension: string) =>
  (name: string, text: () => string): FileBomb => ({
    name: `${extension.toUpperCase()}: ${name}`,
    fileName: `bomb.${extension}`,
    bytes: () => textBytes(text()),
  })
const csv = of('csv')
const txt = of('txt')
const md = of('md')
const long = 9.9 * megabyte
const filled = (piece: string) => piece.repeat(Math.floor(long / textBytes(piece).length))

/** Tables and texts without any container, the worst of them first. */
export const plainBombs: FileBomb[] = [
  csv('one line of 9.9 MB', () => filled('a,b;c ')),
  csv('one line of commas', () => filled(',')),
  csv('one line of quotation marks', () => filled('"')),
  csv('one cell of 9.9 MB', () => filled('abcdefghij')),
  csv('one quoted cell of pairs of marks', () => `"${filled('""')}`),
  csv('a quoted cell that ends and goes on', () => filled('"a"b,')),
  csv('cells of blanks', () => filled(`a${' '.repeat(1000)}b,`)),
  csv('blank lines', () => filled('\n')),
  csv('lines of separators alone', () => filled(',,,,,,,,,,\n')),
  csv('carriage returns', () => filled('a\r')),
  csv('a wide head and very many short rows', () => `${'c,'.repeat(100_000)}\n${'x\n'.repeat(500_000)}`),
  csv('rows that each are one cell longer', () =>
    Array.from({ length: 4000 }, (_, index) => 'x,'.repeat(index))
      .join('\n')
      .slice(0, long),
  ),
  csv('several separators in turns', () => filled('a,b\nc;d\ne\tf\ng|h\n')),
  csv('open marks at the beginning of cells', () => filled('"a,\n')),
  csv('cells of bars', () => filled(`${'|'.repeat(500)},a\n`)),
  txt('one line of 9.9 MB', () => filled('word ')),
  txt('blanks', () => `a${filled(' ')}b`),
  txt('lines of blanks', () => filled(`${' '.repeat(2000)}a\n`)),
  txt('line ends', () => `a${filled('\n')}b`),
  txt('line ends of other systems', () => filled('a\r\u2028\u2029\u0085')),
  txt('invisible characters', () => filled('\u200b\u00ad\ufeff')),
  txt('form feeds', () => filled('a\f')),
  md('a table of very many columns', () => filled('| a ')),
  md('marks in each other', () => filled('> - * ')),
  {
    name: 'TXT: bytes of no encoding',
    fileName: 'bomb.txt',
    bytes: () => latin(filled('\u00e9\u00c3\u0080a')),
  },
  {
    name: 'TXT: halves of wide characters',
    fileName: 'bomb.txt',
    bytes: () => latin(`\u00ff\u00fe${filled('\u0000\u00d8')}`),
  },
  {
    name: 'TXT: a few wide characters, then zeros',
    fileName: 'bomb.txt',
    bytes: () => latin(`a\u0000b\u0000${filled('\u0000')}`),
  },
]
