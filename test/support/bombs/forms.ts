/** A form that is none, as it comes over the wire. */
export interface BadForm {
  name: string
  bytes: () => Uint8Array<ArrayBuffer>
  contentType?: string
}

const boundary = 'b'
export const formType = `multipart/form-data; boundary=${boundary}`
const encoder = new TextEncoder()
const end = `\r\n--${boundary}--\r\n`

const bad = (name: string, text: string | (() => string), contentType = formType): BadForm => ({
  name,
  contentType,
  bytes: () => encoder.encode(typeof text === 'string' ? text : text()),
})

/** A part with these lines as its headers. */
const part = (headers: readonly string[], content = 'Title,Steps\r\nPay,1. Pay') =>
  `--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${content}`

const disposition = (parameters: string) => `Content-Disposition: form-data; ${parameters}`
const whole = (parameters: string) => part([disposition(parameters)]) + end
const file = 'name="file"; filename="cases.csv"'
const times = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')

const oneFile = part([disposition(file)])

/** Forms that no upload takes. */
export const badForms: BadForm[] = [
  bad('nothing', ''),
  bad('a part that is empty', `--${boundary}\r\n--${boundary}--\r\n`),
  bad('two parts that are empty', `--${boundary}\r\n--${boundary}\r\n--${boundary}--\r\n`),
  bad('a part without headers', `--${boundary}\r\n\r\ntext${end}`),
  bad('a part without headers and without a line for them', `--${boundary}\r\ntext${end}`),
  bad('only the last boundary', `--${boundary}--\r\n`),
  bad('a part without a disposition', part(['Content-Type: text/csv']) + end),
  bad(
    'a disposition that is not of a form',
    part(['Content-Disposition: attachment; filename="a.csv"']) + end,
  ),
  bad('a part without a name', whole('filename="cases.csv"')),
  bad('a header without a colon', part([disposition(file), 'X-Nothing']) + end),
  bad('a header without a name', part([disposition(file), ': nothing']) + end),
  bad('a header with a NUL', part([`${disposition(file)}\u0000`]) + end),
  bad('a name with a NUL', whole('name="fi\u0000le"; filename="cases.csv"')),
  bad('a file name with a NUL', whole('name="file"; filename="ca\u0000ses.csv"')),
  bad('a quote that does not end', whole('name="file; filename=cases.csv')),
  bad('the name of a prototype', whole('name="__proto__"; filename="cases.csv"')),
  bad('a text under the name of a prototype', whole('name="__proto__"')),
  bad('a text under the name of a constructor', part([disposition('name="constructor"')]) + oneFile + end),
  bad('another name of the file', whole('name="upload"; filename="cases.csv"')),
  bad('a text instead of a file', whole('name="file"')),
  bad('two files', `${oneFile}\r\n${oneFile}${end}`),
  bad('a name in percent encoding alone', whole(`name="file"; filename*=UTF-8''%ff%fe%00.txt`)),
  bad('a name in broken percent encoding', whole(`name="file"; filename*=UTF-8''%E0%A4%A.csv`)),
  bad('a name in percent encoding of an unknown charset', whole(`name="file"; filename*=x-none''%41.csv`)),
  bad('a name in percent encoding without a charset', whole(`name="file"; filename*=%41.csv`)),
  bad('a name in percent encoding in quotes', whole(`name="file"; filename*="UTF-8''%zz.csv"`)),
  bad('10,000 parts', () => times(10_000, (at) => `${part([disposition(`name="a${at}"`)], 'x')}\r\n`) + end),
  bad('10,000 files', () => `${oneFile}\r\n`.repeat(10_000) + end),
  bad('10,000 empty parts', () => `--${boundary}\r\n`.repeat(10_000) + end),
  bad('a name of 1 MB', () => whole(`name="${'x'.repeat(2 ** 20)}"`)),
  ...[1, 3, 4, 6, 20, 60, 80, oneFile.length, oneFile.length + end.length - 6].map((length) =>
    bad(`a form cut off after ${length} bytes`, (oneFile + end).slice(0, length)),
  ),
  bad('no boundary', oneFile + end, 'multipart/form-data'),
  bad('an empty boundary', oneFile + end, 'multipart/form-data; boundary='),
  bad('an empty boundary in quotes', oneFile + end, 'multipart/form-data; boundary=""'),
  bad('another boundary', oneFile + end, 'multipart/form-data; boundary=c'),
  bad('a boundary of the prototype', oneFile + end, 'multipart/form-data; boundary=__proto__'),
  bad(
    'a boundary that is longer than one may be',
    oneFile + end,
    `multipart/form-data; boundary=${'b'.repeat(4000)}`,
  ),
  bad('no text', '\u0000\u0001\u0002'.repeat(100)),
  bad('a JSON text', '{"file":"x"}'),
]

/** What others than browsers send, and what no upload may fail at. */
export const oddForms: BadForm[] = [
  bad('an empty part before the file', `--${boundary}\r\n${oneFile}${end}`),
  bad('an empty part behind the file', `${oneFile}\r\n--${boundary}${end}`),
  bad(
    '10,000 headers',
    () => part([disposition(file), ...Array.from({ length: 10_000 }, () => 'X: y')]) + end,
  ),
  bad('a header of 1 MB', () => part([disposition(file), `X-Long: ${'x'.repeat(2 ** 20)}`]) + end),
  bad('a header name of 1 MB', () => part([disposition(file), `${'x'.repeat(2 ** 20)}: x`]) + end),
  bad('a name twice', whole('name="file"; name="other"; filename="cases.csv"')),
  bad('a file name twice', whole('name="file"; filename="cases.csv"; filename="other.csv"')),
  bad('a disposition twice', part([disposition(file), disposition('name="other"')]) + end),
  bad(
    'a content type twice',
    part([disposition(file), 'Content-Type: text/csv', 'Content-Type: text/html']) + end,
  ),
  bad('a name without quotes', whole('name=file; filename=cases.csv')),
  bad('a name in percent encoding beside', whole(`${file}; filename*=UTF-8''cases.csv`)),
  bad('a broken name in percent encoding beside', whole(`${file}; filename*=UTF-8''%ff%fe%00.txt`)),
  bad('a file name in percent encoding', whole(`name="file"; filename*=UTF-8''cases.csv`)),
  bad('a file name with %00', whole('name="file"; filename="ca%00ses.csv"')),
  bad('a file name with broken percent encoding', whole('name="file"; filename="100%.csv"')),
  bad('a file name that is half a letter', whole('name="file"; filename="\ud800.csv"')),
  bad('an unknown charset', part([disposition(file), 'Content-Type: text/csv; charset=x-none']) + end),
  bad('a content type that is none', part([disposition(file), 'Content-Type: ;;;']) + end),
  bad('a transfer encoding that is none', part([disposition(file), 'Content-Transfer-Encoding: none']) + end),
  bad('an empty file name', whole('name="file"; filename=""')),
  bad('lines that end with LF alone', (oneFile + end).replaceAll('\r\n', '\n')),
  bad('a preamble and an epilogue', `before\r\n${oneFile}${end}behind`),
  bad('a boundary with spaces behind it', oneFile.replace('\r\n', '  \r\n') + end),
]
