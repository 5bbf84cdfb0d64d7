/** An element with text or with child elements. */
export interface Xml {
  name: string
  content: string | Xml[]
  attributes?: Readonly<Record<string, string>>
}

export const element = (name: string, content: string | Xml[]): Xml => ({ name, content })

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Elements of XML 1.0, each on a line of its own at a depth. Characters that XML cannot hold at all are left out. */
export function nested(elements: readonly Xml[], depth: number): string {
  return elements.map((one) => `\n${render(one, '  '.repeat(depth))}`).join('')
}

function render({ name, content, attributes = {} }: Xml, indent: string): string {
  const open = `${indent}<${name}${attributesOf(attributes)}>`
  if (typeof content === 'string') return `${open}${escapeText(content)}</${name}>`
  const children = content.map((child) => `\n${render(child, `${indent}  `)}`).join('')
  return `${open}${children}${children && `\n${indent}`}</${name}>`
}

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${escapeText(value).replaceAll(/["\t\n]/g, (mark) => entities[mark] ?? '')}"`,
    )
    .join('')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Source: XML 1.0, section 2.2 (characters), 2.11 (a bare carriage return would be read as a line feed) and 3.3.3 (in an attribute, white space as blanks). */
const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>\r]/g, (mark) => entities[mark] ?? '')
