import { expect, test } from 'vitest'
import { decodeText, encodingOfPage } from '../../../../shared/domain/text/decode-text.ts'
import { isBinary } from '../../../../workers/extract/content-of.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : [part])))
const narrow = (text: string, encoding: string) => {
  const decoder = new TextDecoder(encoding)
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]))
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 63)
}
const wide = (text: string, isBig: boolean) => {
  const buffer = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) buffer.setUint16(at * 2, text.charCodeAt(at), !isBig)
  return new Uint8Array(buffer.buffer)
}

const hex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const german = 'Die Gewährleistung beträgt dreißig Monate ab Übergabe.\nGröße: 27 mm, Preis 12,50 €.\n'
const russian = 'Поле «Возраст» должно быть целым числом от 18 до 120. Иначе страница показывает ошибку.'

test.each([
  ['a byte that UTF-8 never has', bytes(german, 0xff, ' Ende'), `${german}\ufffd Ende`, 'line 3'],
  [
    'a letter of windows-1252 pasted into it',
    bytes(german, 'Caf', 0xe9, '.'),
    `${german}Caf\ufffd.`,
    'line 3',
  ],
  ['a character cut at the end', utf8(german).slice(0, -4), `${german.slice(0, -3)}\ufffd`, 'line 2'],
  [
    'a byte lost from a character',
    bytes('保証', 0xe6, 0x9c, 'は九年です。'),
    '保証\ufffdは九年です。',
    'line 1',
  ],
  [
    'half a pair of surrogates',
    bytes(german, 0xed, 0xa0, 0xbd, '!'),
    `${german}\ufffd\ufffd\ufffd!`,
    'line 3',
  ],
  ['a zero', bytes(german, 'Ende', 0, '!'), `${german}Ende\ufffd!`, 'line 3'],
  ['half a character of UTF-16', bytes(...wide('Größe\n', false), 0x41), 'Größe\n\ufffd', 'line 2'],
  ['a mark and then a byte that is damaged', bytes('\ufeffAge', 0x80, ' 18'), 'Age\ufffd 18', 'line 1'],
])('%s costs its character and not the text', (_, content, text, line) => {
  const decoded = decodeText(content)
  expect(decoded.text).toBe(text)
  expect(decoded.warnings).toEqual([expect.stringMatching(new RegExp(`damaged.*\\(${line}\\)`))])
})

test('many damaged lines are told by the first of them', () => {
  const content = Uint8Array.from(Array.from({ length: 8 }, () => [...bytes('Größe ', 0xff, '\n')]).flat())
  expect(decodeText(content).warnings).toEqual([expect.stringContaining('8 characters')])
  expect(decodeText(content).warnings[0]).toContain('(lines 1, 2, 3, 4, 5 and others)')
})

test.each(['windows-1251', 'koi8-r', 'windows-1252', 'windows-1253', 'windows-1250'])(
  'a text in %s is no damaged UTF-8',
  (encoding) => {
    const texts: Record<string, string> = {
      'windows-1252': 'Le café coûte 3 euros, reçu à l’intérieur. La pompe est vérifiée à chaque arrêt.',
      'windows-1253': 'Η εγγύηση ισχύει για εννέα χρόνια. Το φίλτρο αλλάζει κάθε έξι μήνες.',
      'windows-1250': 'Dźwięk ostrzegawczy włącza się. Filtr wymieniany jest dwa razy w roku, gęślą jaźń.',
    }
    const text = texts[encoding] ?? russian.replaceAll(/[«»]/g, '"')
    const decoded = decodeText(narrow(text, encoding))
    expect(decoded).toEqual({ text, warnings: [expect.stringContaining('not UTF-8')] })
  },
)

const wideTexts = [
  'Age must be a whole number from 18 to 120.',
  russian,
  'Η εγγύηση ισχύει για εννέα χρόνια.\r\nΤο φίλτρο αλλάζει κάθε έξι μήνες.',
  'תקופת האחריות היא תשע שנים. יש להחליף את המסנן כל שישה חודשים.',
  '保証期間は九年です。フィルターは六か月ごとに交換してください。価格は3000円です。',
  '保修期为九年。过滤器每六个月更换一次。价格为三千元，不含税。联系销售人员以获得报价。',
  '보증 기간은 9년입니다. 필터는 6개월마다 교체해야 합니다.',
  'ระยะเวลารับประกันคือเก้าปี ต้องเปลี่ยนไส้กรองทุกหกเดือน',
  'Šifra mora imati najmanje 8 znakova 😀 – “točno”.',
]
test.each(wideTexts)('UTF-16 without a mark is read in both orders: %s', (text) => {
  for (const isBig of [false, true]) {
    expect(decodeText(wide(text, isBig))).toEqual({ text, warnings: [] })
    expect(isBinary(wide(text, isBig))).toBe(false)
    // A file that was cut in the middle of a character.
    expect(decodeText(bytes(...wide(text, isBig), 0x41)).text.startsWith(text)).toBe(true)
  }
})

test('no bytes of programs or narrow texts are taken for UTF-16', () => {
  for (const text of ['this app can break', 'bush hid the facts', german, russian.repeat(3)])
    expect(decodeText(utf8(text)).text).toBe(text)
  const counted = Uint8Array.from({ length: 4000 }, (_, at) => (at % 4 === 0 ? (at / 4) % 250 : 0))
  const scattered = Uint8Array.from({ length: 4000 }, (_, at) => (at * at * 31 + at * 7) % 251)
  expect([counted, scattered].map((content) => isBinary(content))).toEqual([true, true])
})

test('a zero that damage left in a text does not make it a file of another kind', () => {
  expect(isBinary(bytes(german.repeat(8), 0, german))).toBe(false)
  expect(isBinary(bytes('short', 0, 'text'))).toBe(true)
})

test.each([
  ['iso-8859-1', utf8(german), german, 'utf-8'],
  [
    'utf-8',
    narrow('La pompe est vérifiée à chaque arrêt.', 'windows-1252'),
    'La pompe est vérifiée à chaque arrêt.',
    'windows-1252',
  ],
  ['iso-8859-1', narrow(russian, 'windows-1251'), russian, 'windows-1251'],
  [
    'windows-1251',
    narrow('Le café coûte 3 euros, reçu à l’intérieur.', 'windows-1252'),
    'Le café coûte 3 euros, reçu à l’intérieur.',
    'windows-1252',
  ],
  [
    'windows-1251',
    narrow('Η εγγύηση ισχύει για εννέα χρόνια.', 'iso-8859-7'),
    'Η εγγύηση ισχύει για εννέα χρόνια.',
    'iso-8859-7',
  ],
  ['utf-16', utf8(german), german, 'utf-8'],
  [
    'iso-8859-1',
    hex(
      '95db8fd88afa8ad482cd8be3944e82c582b7814283748342838b835e815b82cd985a82a98c8e82b282c682c98cf08ab782b582c482ad82be82b382a28142',
    ),
    '保証期間は九年です。フィルターは六か月ごとに交換してください。',
    'shift_jis',
  ],
])('a text that says it is %s is read as what it is, with a warning', (declared, content, text, actual) => {
  const decoded = decodeText(content, declared)
  expect(decoded.text).toBe(text)
  expect(decoded.warnings).toEqual([
    `The text says that it is ${declared}, but it is ${actual} and was read as that. Check accents and symbols.`,
  ])
})

test.each([
  ['windows-1252', narrow('Le café est “fermé”.', 'windows-1252'), 'Le café est “fermé”.'],
  ['ISO-8859-1', narrow('Straße 5', 'windows-1252'), 'Straße 5'],
  ['windows-1251', narrow('Да', 'windows-1251'), 'Да'],
  [
    'windows-1250',
    narrow('Příliš žluťoučký kůň úpěl ďábelské ódy.', 'windows-1250'),
    'Příliš žluťoučký kůň úpěl ďábelské ódy.',
  ],
  ['windows-874', narrow('ระยะเวลารับประกันคือเก้าปี', 'windows-874'), 'ระยะเวลารับประกันคือเก้าปี'],
  ['iso-2022-jp', bytes(0x1b, '$BJ]>Z', 0x1b, '(B'), '保証'],
  ['iso-8859-1', utf8('only ASCII'), 'only ASCII'],
  ['utf8', utf8(german), german],
  ['iso-8859-2', utf8(`\ufeff${german}`), german],
])(
  'a text that says rightly that it is %s, or has a mark that says more, has no warning',
  (declared, content, text) => {
    expect(decodeText(content, declared)).toEqual({ text, warnings: [] })
  },
)

test.each([
  ['<meta charset=koi8-r>', 'koi8-r'],
  ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">', 'windows-1251'],
  ['<?xml version="1.0" encoding="iso-8859-2"?><html>', 'iso-8859-2'],
  ['<!-- <meta charset="big5"> --><meta charset="utf-8">', 'utf-8'],
  ['<html><p>charset=big5</p>', undefined],
])('the page "%s" says its encoding', (page, encoding) => {
  expect(encodingOfPage(utf8(page))).toBe(encoding)
})
