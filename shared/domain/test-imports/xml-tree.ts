import { SaxesParser } from 'saxes'
import { maximumDepth, maximumElements } from './limits.ts'
import { RefusedImport } from './refused-import.ts'

export interface XmlNode {
  name: string
  line: number
  text: string
  children: XmlNode[]
  /** Of an element that has any. */
  attributes?: Record<string, string>
}

/**
 * An XML document as a tree of elements with their texts. Throws `RefusedImport` for one that is not well formed, that declares a document
 * type (which is how entities attack), or that is larger or deeper than any export is.
 */
export function parseXml(source: string): XmlNode {
  const root: XmlNode = { name: '', line: 0, text: '', children: [] }
  const path = [root]
  let elements = 0
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new RefusedImport(
      'malformed',
      'The XML declares a document type, which no export does. Export the file again.',
    )
  })
  parser.on('error', ({ message }) => {
    const [at = ''] = /^\d+:\d+/.exec(message) ?? []
    throw new RefusedImport(
      'malformed',
      `The XML is not well formed at ${at || 'its end'}. Export the file again.`,
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, line: parser.line, text: '', children: [] }
    if (Object.keys(attributes).length > 0) node.attributes = { ...attributes }
    elements++
    if (elements > maximumElements || path.length > maximumDepth)
      throw new RefusedImport(
        'too_large',
        'The XML has more or deeper elements than can be read. Split the file.',
      )
    path.at(-1)?.children.push(node)
    path.push(node)
  })
  const add = (text: string) => {
    const node = path.at(-1)
    if (node) node.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => path.pop())
  parser.write(source).close()
  const [top] = root.children
  if (!top) throw new RefusedImport('empty', 'The XML holds nothing. Check the file.')
  return top
}

/** The child elements of a name. */
export const childrenOf = ({ children }: XmlNode, name: string) =>
  children.filter((node) => node.name === name)

/** The text of an element at the end of a path; empty when there is none. A drop-down's text is its value. */
export function textAt(node: XmlNode, ...names: string[]): string {
  let at: XmlNode | undefined = node
  for (const name of names) at = at?.children.find((child) => child.name === name)
  if (!at) return ''
  return at.children.find(({ name }) => name === 'value')?.text.trim() ?? at.text
}
