import { strToU8, zipSync } from 'fflate'
import type { FileBomb } from './file-bomb.ts'

const megabyte = 2 ** 20
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spaces = `xmlns:p="p" xmlns:a="a" xmlns:r="${office}"`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const slideOf = (content: string) =>
  `<p:sld ${spaces}><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:sld>`
const run = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`).join('')

const presentation = (name: string, parts: () => Record<string, string>): FileBomb => ({
  name: `PPTX: ${name}`,
  fileName: 'bomb.pptx',
  bytes: () =>
    zipSync(Object.fromEntries(Object.entries(parts()).map(([path, text]) => [path, strToU8(text)])), {
      level: 9,
    }),
})

/** One slide with such content, and other parts. */
const slide = (
  name: string,
  content: () => string,
  more: () => Record<string, string> = () => ({}),
): FileBomb =>
  presentation(name, () => ({
    'ppt/presentation.xml': `<p:presentation ${spaces}><p:sldIdLst>${list(1)}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${relation('s0', 'slide', 'slides/slide1.xml')}</Relationships>`,
    'ppt/slides/slide1.xml': slideOf(content()),
    ...more(),
  }))

const slides = (name: string, count: number, content: () => string): FileBomb =>
  presentation(name, () => ({
    'ppt/presentation.xml': `<p:presentation ${spaces}><p:sldIdLst>${list(count)}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${Array.from({ length: count }, (_, index) => relation(`s${index}`, 'slide', `slides/slide${index}.xml`)).join('')}</Relationships>`,
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`ppt/slides/slide${index}.xml`, slideOf(content())]),
    ),
  }))

/** Presentations, the worst of them first. */
export const presentationBombs: FileBomb[] = [
  slide('47 MB of shapes without text', () => '<p:sp/>'.repeat(6_700_000)),
  slides('500 slides of 8,000 elements each', 500, () => '<p:sp/>'.repeat(8000)),
  slide('a slide of 200 MB', () => ' '.repeat(200 * megabyte)),
  slides('three slides of 40 MB', 3, () => `<!--${' '.repeat(40 * megabyte)}-->`),
  slide('shapes in each other', () => '<p:grpSp>'.repeat(1_000_000)),
  slide('tables in each other', () => `${'<a:tbl><a:tr><a:tc>'.repeat(600)}${run('x').repeat(20_000)}`),
  slide(
    'a table of very many columns',
    () => `<a:tbl><a:tr>${`<a:tc>${run('x')}</a:tc>`.repeat(150_000)}</a:tr></a:tbl>`,
  ),
  slide(
    'one cell of very many paragraphs',
    () => `<a:tbl><a:tr><a:tc>${run('x').repeat(150_000)}</a:tc></a:tr></a:tbl>`,
  ),
  slide('one text of blanks', () => run(`a${' '.repeat(40 * megabyte)}b`)),
  slide('paragraphs of one letter', () => run('x').repeat(400_000)),
  slide('line breaks', () => `<a:p>${'<a:br/>'.repeat(2_000_000)}<a:r><a:t>x</a:t></a:r></a:p>`),
  slide(
    'a slide that is its own notes again and again',
    () => run('x').repeat(2000),
    () => ({
      'ppt/slides/_rels/slide1.xml.rels': `<Relationships>${relation('n', 'notesSlide', 'slide1.xml').repeat(9000)}</Relationships>`,
    }),
  ),
  slide(
    'a path of very many steps',
    () => run('x'),
    () => ({
      'ppt/slides/_rels/slide1.xml.rels': `<Relationships>${relation('n', 'notesSlide', '../'.repeat(300_000)).repeat(2)}</Relationships>`,
    }),
  ),
  slide(
    'a title of 40 MB',
    () => run('x'),
    () => ({ 'docProps/core.xml': `<c xmlns:dc="d"><dc:title>${'long '.repeat(8_000_000)}</dc:title></c>` }),
  ),
  slide(
    'one chart under very many names',
    () => Array.from({ length: 5000 }, (_, index) => `<c:chart r:id="c${index}"/>`).join(''),
    () => ({
      'ppt/slides/_rels/slide1.xml.rels': `<Relationships>${Array.from({ length: 5000 }, (_, index) => relation(`c${index}`, 'chart', '../charts/c.xml')).join('')}</Relationships>`,
      'ppt/charts/c.xml': `<c:chartSpace><c:ser><c:val><c:numCache><c:formatCode>${'0.0;'.repeat(60)}</c:formatCode>${Array.from({ length: 20_000 }, (_, index) => `<c:pt idx="${index}"><c:v>${index}</c:v></c:pt>`).join('')}</c:numCache></c:val></c:ser></c:chartSpace>`,
    }),
  ),
  slide(
    'a diagram of very many points',
    () => '<dgm:relIds r:dm="d"/>',
    () => ({
      'ppt/slides/_rels/slide1.xml.rels': `<Relationships>${relation('d', 'diagramData', '../diagrams/d.xml')}</Relationships>`,
      'ppt/diagrams/d.xml': `<d><pt modelId="0" type="doc"/>${Array.from({ length: 100_000 }, (_, index) => `<pt modelId="${index + 1}"><t>x</t></pt>`).join('')}${Array.from({ length: 100_000 }, (_, index) => `<cxn srcId="0" destId="${index + 1}"/>`).join('')}</d>`,
    }),
  ),
  presentation('a list of very many slides', () => ({
    'ppt/presentation.xml': `<p:presentation ${spaces}><p:sldIdLst>${list(300_000)}</p:sldIdLst></p:presentation>`,
  })),
]
