/** An element with text or with child elements. */
export interface Xml {
  name: string
  content: string | Xml[]
}

export const element = (name: string, content: string | Xml[]): Xml => ({ name, content })

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Elements of XML 1.0, each on a line of its own at a depth. Characters that XML cannot hold at all are left out. */
export function nested(elements: readonly Xml[], depth: number): string {
  return elements.map((one) => `\n${render(one, '  '.repeat(depth))}`).join('')
}

function render({ name, content }: Xml, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}>${escapeText(content)}</${name}>`
  const children = content.map((child) => `\n${render(child, `${indent}  `)}`).join('')
  return `${indent}<${name}>${children}${children && `\n${indent}`}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Source: XML 1.0, section 2.2 (characters) and 2.11 (a bare carriage return would be read as a line feed). */
const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>\r]/g, (mark) => entities[mark] ?? '')
