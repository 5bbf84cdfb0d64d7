/** Media types that browsers only show. Everything else that is text is text, and what is neither is saved. */
const shown: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  csv: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  html: 'text/plain; charset=utf-8',
  eml: 'text/plain; charset=utf-8',
}

export const shownAs = (fileType: string): string => shown[fileType] ?? 'application/octet-stream'

/** RFC 6266: the name in ASCII for old readers, and whole in UTF-8. */
export function dispositionOf(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`
}
