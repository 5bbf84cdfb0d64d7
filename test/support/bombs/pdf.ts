import { type FileBomb, latin } from './file-bomb.ts'
import { encryptedPage, type PdfObject, packed, pdfFile, pdfOfPage, shown } from './pdf-file.ts'

const megabyte = 2 ** 20
const bomb = (name: string, bytes: () => Uint8Array): FileBomb => ({ name, fileName: 'bomb.pdf', bytes })
const page = (content: string, times = 1) => pdfOfPage(packed(content, { times }))
const plain = (data: string, dictionary = ''): PdfObject => ({ dictionary, data })
const hex = (length: number) => `${'41'.repeat(length)}>`
/** LZW codes that each stand for one more blank than the one before, until the table is full; then the longest of them, again and again (ISO 32000-1, section 7.4.4). */
function lzw(length: number): Uint8Array {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  const write = (code: number, width: number) => {
    held = (held << width) | code
    bits += width
    for (; bits >= 8; held &= (1 << bits) - 1) bytes.push((held >> (bits -= 8)) & 255)
  }
  write(256, 9)
  write(32, 9)
  for (let code = 258; code < 4096; code++)
    write(code, code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12)
  // Ones alone are the last code, wherever a byte begins.
  write(0xff, 8)
  return Uint8Array.from({ length }, (_, at) => bytes[at] ?? 0xff)
}

const named = (count: number, entry: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => entry(index)).join('')

/** A page that draws form 6, which draws 7 twice, and so on. */
const doubling = (depth: number) =>
  pdfOfPage(plain('/X Do'), {
    resources: '/XObject<</X 6 0 R>>',
    more: Array.from({ length: depth }, (_, index) =>
      plain(
        index === depth - 1 ? shown('x') : '/X Do /X Do ',
        `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>/XObject<</X ${index + 7} 0 R>>>>`,
      ),
    ),
  })

const withCatalog = (objects: PdfObject[]) => pdfFile(objects)

/** What nothing but its processor time stops: its content cannot be looked into before it is read. */
export const sealedBomb = bomb('saved states behind the empty password', () =>
  encryptedPage('q '.repeat(3_000_000)),
)

/** PDF files, the worst of them first. */
export const pdfBombs: FileBomb[] = [
  bomb('Flate in Flate', () => page(' '.repeat(120 * megabyte), 2)),
  bomb('saved states in each other', () => page('q '.repeat(5_000_000))),
  bomb('very many operators', () => pdfOfPage(packed('0 0 m 1 1 l S\n'.repeat(2_000_000)))),
  bomb('Flate five times', () => page('BT ET '.repeat(20 * megabyte), 5)),
  bomb('one packed stream of 120 MB', () => page(' '.repeat(120 * megabyte))),
  bomb('hexadecimal in Flate', () =>
    pdfOfPage({
      ...packed(hex(60 * megabyte)),
      dictionary: '/Filter[/FlateDecode/ASCIIHexDecode]',
    } as PdfObject),
  ),
  bomb('LZW in Flate', () =>
    pdfOfPage({ ...packed(lzw(8 * megabyte)), dictionary: '/Filter[/FlateDecode/LZWDecode]' } as PdfObject),
  ),
  bomb('runs in Flate', () =>
    pdfOfPage({
      ...packed(latin('\u0081 '.repeat(8 * megabyte))),
      dictionary: '/Filter[/FlateDecode/RunLengthDecode]',
    } as PdfObject),
  ),
  bomb('runs alone', () =>
    pdfOfPage({ dictionary: '/Filter/RunLengthDecode', data: '\u0081 '.repeat(4 * megabyte) }),
  ),
  bomb('base 85 of zeros in Flate', () =>
    pdfOfPage({
      ...packed(`${'z'.repeat(60 * megabyte)}~>`),
      dictionary: '/Filter[/FlateDecode/ASCII85Decode]',
    } as PdfObject),
  ),
  bomb('base 85 of zeros', () =>
    pdfOfPage({ dictionary: '/Filter/ASCII85Decode', data: `${'z'.repeat(9 * megabyte)}~>` }),
  ),
  bomb('a predictor of very many columns', () =>
    pdfOfPage(
      packed(new Uint8Array(30 * megabyte), {
        dictionary: '/DecodeParms<</Predictor 12/Columns 2000000000/Colors 4/BitsPerComponent 16>>',
      }),
    ),
  ),
  bomb('a predictor of one column', () =>
    pdfOfPage(
      packed(new Uint8Array(30 * megabyte), { dictionary: '/DecodeParms<</Predictor 12/Columns 1>>' }),
    ),
  ),
  bomb('abbreviated filters', () =>
    pdfOfPage({
      ...packed(' '.repeat(120 * megabyte), { times: 2 }),
      dictionary: '/Filter[/Fl/Fl]',
    } as PdfObject),
  ),
  bomb('a filter behind a reference', () =>
    pdfOfPage(
      { ...packed(' '.repeat(120 * megabyte), { times: 2 }), dictionary: '/Filter 6 0 R' } as PdfObject,
      {
        more: ['[/FlateDecode/FlateDecode]'],
      },
    ),
  ),
  bomb('a filter with escaped letters', () =>
    pdfOfPage({
      ...packed(' '.repeat(120 * megabyte), { times: 2 }),
      dictionary: '/Filter[/Fl#61teDecode/Fl#61teDecode]',
    } as PdfObject),
  ),
  bomb('a text stream that says it is a picture', () =>
    pdfOfPage(packed(' '.repeat(120 * megabyte), { dictionary: '/Subtype/Image/Width 1/Height 1' })),
  ),
  bomb('a content that begins as a picture does', () =>
    pdfOfPage(
      packed(`%${'\u0080'.repeat(9000)}\n${'q '.repeat(2_000_000)}`, {
        dictionary: '/Subtype/Image/Width 1/Height 1',
      }),
    ),
  ),
  bomb('text objects in each other', () => page('BT '.repeat(5_000_000))),
  bomb('marked content in each other', () => page('/P BMC '.repeat(3_000_000))),
  bomb('arrays in each other in the content', () => page('['.repeat(4_000_000))),
  bomb('dictionaries in each other in the content', () => page('<</A '.repeat(2_000_000))),
  bomb('arrays in each other in an object', () =>
    withCatalog(['<</Type/Catalog/Pages 2 0 R>>', `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`]),
  ),
  bomb('very many numbers before an operator', () => page('1 '.repeat(10_000_000))),
  bomb('texts of one character', () => page(`BT /F1 9 Tf ${'(a) Tj '.repeat(3_000_000)} ET`)),
  bomb('texts of nothing', () => page(`BT /F1 9 Tf ${'() Tj '.repeat(4_000_000)} ET`)),
  bomb('one array of very many texts', () => page(`BT /F1 9 Tf [${'(a)-1'.repeat(4_000_000)}] TJ ET`)),
  bomb('lines that begin anew', () => page(`BT /F1 9 Tf ${'(a) Tj 0 -1 Td '.repeat(1_500_000)} ET`)),
  bomb('very many small lines on one page', () =>
    page(`BT /F1 9 Tf ${'(a b) Tj 0 -20 Td '.repeat(200_000)} ET`),
  ),
  bomb('one string that never ends', () => page(`BT (${'('.repeat(8_000_000)}`)),
  bomb('fonts chosen again and again', () => page('BT /F1 9 Tf ET '.repeat(1_000_000))),
  bomb('graphics states chosen again and again', () =>
    pdfOfPage(packed('/G gs '.repeat(2_000_000)), { resources: '/ExtGState<</G<</LW 1>>>>' }),
  ),
  bomb('pictures within the content', () => page('BI /W 1 /H 1 /BPC 8 /CS /G ID x EI '.repeat(500_000))),
  bomb('pictures within the content that never end', () => page('BI /W 1 /H 1 ID '.repeat(800_000))),
  bomb('forms that draw the next one twice', () => doubling(40)),
  bomb('a form that draws itself', () =>
    pdfOfPage(plain('/X Do'), {
      resources: '/XObject<</X 6 0 R>>',
      more: [
        plain(
          `${shown('x')}/X Do /X Do`,
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>',
        ),
      ],
    }),
  ),
  bomb('one large form drawn again and again', () =>
    pdfOfPage(plain('/X Do '.repeat(20_000)), {
      resources: '/XObject<</X 6 0 R>>',
      more: [
        packed(shown('').repeat(20_000), {
          dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>>>',
        }),
      ],
    }),
  ),
  bomb('one content for every page', () =>
    pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Count 500/Kids[${'3 0 R '.repeat(500)}]>>`,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<>>>>',
      packed('0 0 m 1 1 l S\n'.repeat(100_000)),
    ]),
  ),
  bomb('one content named very often by a page', () =>
    pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[${'4 0 R '.repeat(5000)}]/Resources<<>>>>`,
      packed('0 0 m 1 1 l S\n'.repeat(20_000)),
    ]),
  ),
  bomb('saved states over the contents of a page', () =>
    pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[${'4 0 R '.repeat(1000)}]/Resources<<>>>>`,
      packed('q '.repeat(900)),
    ]),
  ),
  bomb('a page tree in a circle', () =>
    withCatalog([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 500/Kids[3 0 R]>>',
      '<</Type/Pages/Count 500/Parent 2 0 R/Kids[2 0 R 2 0 R]>>',
    ]),
  ),
  bomb('a page tree of very many levels', () =>
    withCatalog([
      '<</Type/Catalog/Pages 2 0 R>>',
      ...Array.from({ length: 50_000 }, (_, index) => `<</Type/Pages/Count 1/Kids[${index + 3} 0 R]>>`),
    ]),
  ),
  bomb('a million pages', () =>
    withCatalog([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Count 1000000/Kids[${'3 0 R '.repeat(300_000)}]>>`,
      '<</Type/Page/Parent 2 0 R>>',
    ]),
  ),
  bomb('very many objects', () =>
    withCatalog([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 0/Kids[]>>',
      ...Array.from({ length: 200_000 }, () => '0'),
    ]),
  ),
  bomb('objects without a table', () =>
    latin(`%PDF-1.7\n${named(400_000, (index) => `${index} 0 obj 0 endobj\n`)}`),
  ),
  bomb('a table that is rebuilt from line ends', () => latin(`%PDF-1.7\n${'\n'.repeat(9.9 * megabyte)}`)),
  bomb('trailers without end', () => latin(`%PDF-1.7\n${'trailer<</Root 1 0 R>>\n'.repeat(300_000)}`)),
  bomb('tables that name each other', () => {
    const text =
      '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1/Prev 9/Root 1 0 R>>\nstartxref\n9\n%%EOF'
    return latin(text)
  }),
  bomb('a table of two billion entries', () =>
    latin(
      '%PDF-1.7\nxref\n0 2000000000\n0000000000 65535 f \ntrailer\n<</Size 2000000000/Root 1 0 R>>\nstartxref\n9\n%%EOF',
    ),
  ),
  bomb('a packed table of very many entries', () =>
    xrefStream(
      packed(new Uint8Array(60 * megabyte), { dictionary: '/Type/XRef/W[1 1 1]/Size 20000000/Root 2 0 R' }),
    ),
  ),
  bomb('a packed store of very many objects', () => objectStore(1_000_000)),
  bomb('a font whose map names very many characters', () =>
    pdfOfPage(plain(shown('a')), {
      font: '<</Type/Font/Subtype/Type1/BaseFont/A/ToUnicode 6 0 R>>',
      more: [
        packed(
          `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${named(2000, () => `1 beginbfrange <0000> <ffff> <0041> endbfrange `)} endcmap`,
        ),
      ],
    }),
  ),
  bomb('a font whose map names a range of billions', () =>
    pdfOfPage(plain(shown('a')), {
      font: '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>>>]/ToUnicode 6 0 R>>',
      more: [
        packed(
          '/CIDInit /ProcSet findresource begin begincmap /CMapName /X def 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 begincidrange <00000000> <ffffffff> 0 endcidrange 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange endcmap',
          { dictionary: '/Type/CMap/CMapName/X' },
        ),
      ],
    }),
  ),
  bomb('a font of very many widths', () =>
    pdfOfPage(plain(shown('a')), {
      font: `<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/W[${'0 4000000000 500 '.repeat(10)}]>>]>>`,
    }),
  ),
  bomb('very many fonts', () =>
    pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<<${named(20_000, (index) => `/F${index} ${index + 5} 0 R`)}>>>>>>`,
      packed(`BT ${named(20_000, (index) => `/F${index} 9 Tf (a) Tj `)} ET`),
      ...Array.from({ length: 20_000 }, (_, index) => `<</Type/Font/Subtype/Type1/BaseFont/A${index}>>`),
    ]),
  ),
  bomb('very many shadings and functions', () =>
    pdfOfPage(packed('/S sh '.repeat(50_000)), {
      resources: '/Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Function 6 0 R>>>>',
      more: [
        packed(`{ ${'{ 1 } if '.repeat(200_000)} }`, {
          dictionary: '/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]',
        }),
      ],
    }),
  ),
  bomb('a sampled function of billions', () =>
    pdfOfPage(plain('/S sh '), {
      resources: '/Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Function 6 0 R>>>>',
      more: [
        packed(new Uint8Array(9), {
          dictionary: '/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[60000 60000]/BitsPerSample 8',
        }),
      ],
    }),
  ),
  bomb('a stream whose length is a reference to itself', () =>
    pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
      '<</Length 4 0 R>>\nstream\nBT ET\nendstream',
    ]),
  ),
  bomb('references in a circle', () =>
    withCatalog(['<</Type/Catalog/Pages 2 0 R>>', '3 0 R', '4 0 R', '2 0 R']),
  ),
  bomb('the word "stream" again and again', () => latin(`%PDF-1.7\n${'stream\n'.repeat(megabyte)}`)),
  bomb('very many packed streams', () => {
    const one = packed(' '.repeat(megabyte))
    const streams = Array.from({ length: 3000 }, () => one)
    return pdfFile(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>', ...streams])
  }),
  bomb('layers in each other', () =>
    withCatalog([
      `<</Type/Catalog/Pages 2 0 R/OCProperties<</D<</Order${'['.repeat(100_000)}${']'.repeat(100_000)}>>/OCGs[]>>>>`,
      '<</Type/Pages/Count 0/Kids[]>>',
    ]),
  ),
  bomb('a password of very many rounds', () =>
    pdfFile(
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 0/Kids[]>>',
        `<</Filter/Standard/V 5/R 6/Length 256/P -1/O(${'a'.repeat(48)})/U(${'a'.repeat(48)})/OE(${'a'.repeat(32)})/UE(${'a'.repeat(32)})/Perms(${'a'.repeat(16)})>>`,
      ],
      '/Encrypt 3 0 R/ID[(a)(a)]',
    ),
  ),
]

function xrefStream(stream: PdfObject): Uint8Array {
  const head = '%PDF-1.7\n'
  const body = Buffer.from(pdfFile([stream])).subarray(15)
  const whole = Buffer.concat([Buffer.from(head), body.subarray(0, body.indexOf('xref\n0'))])
  return new Uint8Array(Buffer.concat([whole, Buffer.from('startxref\n9\n%%EOF')]))
}

function objectStore(count: number): Uint8Array {
  const heads = named(count, (index) => `${index + 10} ${index * 2} `)
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 0/Kids[]>>',
    packed(`${heads}${'0 '.repeat(count)}`, { dictionary: `/Type/ObjStm/N ${count}/First ${heads.length}` }),
  ])
}
