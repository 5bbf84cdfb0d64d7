import { expect, test } from 'vitest'
import { name } from '../../../shared/schemas/name.ts'

const faultOf = (text: string) => name(100).safeParse(text).error?.issues[0]?.message

test.each(['Relaunch', ' Ünï – 東京 ', 'شركة', 'नमस्ते', '👩‍👩‍👧', 'Ame\u0301lie', 'A\u200Db', '7'])(
  '%j is a name',
  (text) => {
    expect(name(100).parse(text)).toBe(text.trim())
  },
)

test.each(['\u200B', '\u2060\uFEFF', '\u3164', '\u2800', '\u00AD \u200D', '\u0301'])(
  '%j is none, because there is nothing to see',
  (text) => {
    expect(faultOf(text)).toBe('At least one character that can be seen')
  },
)

test.each(['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'a name with %j is none, because it turns the text around it',
  (mark) => {
    expect(faultOf(`invoice${mark}fdp.exe`)).toBe('No characters that change the direction of writing')
  },
)

test.each(['a\nb', 'a\u2028b', 'a\u0000b', 'a\u0085b'])('%j is none, because it is not one line', (text) => {
  expect(faultOf(text)).toBe('No control characters or line breaks')
})
