import { expect, test } from 'vitest'
import { codesIn } from '../../../../workers/extract/formats/pdf-fonts.ts'

const codes = (text: string) => codesIn(new TextEncoder().encode(text))
const map = (body: string) =>
  `%!PS-Adobe-3.0 Resource-CMap\n/CIDInit /ProcSet findresource begin\nbegincmap\n1 begincodespacerange\n<00> <FF>\nendcodespacerange\n${body}\nendcmap`

test('the ranges of a character map are counted, whatever they become', () => {
  expect(
    codes(
      map(
        '3 beginbfrange\n<21> <23> <0021>\n<2B><2D> [<0066> <00660066> <0069>]\n<0000> <00FF> <4E00>\nendbfrange',
      ),
    ),
  ).toBe(3 + 3 + 256)
  expect(codes(map('1 begincidrange\n<0000> <0FFF> 0\nendcidrange'))).toBe(4096)
})

// As pdfTeX writes the maps of its fonts: "ff" and "ffi" are one sign each.
test('single codes that stand one below the other are no ranges', () => {
  const single = '<00> <0393>\n<01> <0394>\n<0B> <00660066>\n<0E> <006600660069>\n<0F> <00660066006C>'
  expect(
    codes(map(`5 beginbfchar\n${single}\nendbfchar\n1 beginbfrange\n<21> <23> <0021>\nendbfrange`)),
  ).toBe(3)
})

test('ranges behind an end that the engine does not see are counted', () => {
  const hidden = '<00000000> <00FFFFFF> <0000>'
  for (const end of ['% endbfrange\n', '(endbfrange) '])
    expect(codes(map(`9 beginbfrange\n${end}${hidden}\nendbfrange`))).toBeGreaterThanOrEqual(0x1000000)
  expect(codes(`9 beginbfrange\n${hidden}`)).toBe(0x1000000)
})

test('a text that speaks of ranges is no map', () => {
  expect(codes('The range <00> <FF> <00> is nothing but a text.')).toBe(0)
})
