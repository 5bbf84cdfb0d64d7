/** An element with text or with child elements. */
export interface Xml {
  name: string
  content: string | Xml[]
}

export const element = (name: string, content: string | Xml[]): Xml => ({ name, content })

/** An XML 1.0 document in UTF-8. Characters that XML cannot hold at all are left out. */
export function toXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${render(root, '')}\n`
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
