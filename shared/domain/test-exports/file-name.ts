/**
 * Name of an export file, `<project-slug>-test-cases.<extension>`. Letters and digits of any script stay, everything else becomes a
 * hyphen; without a project the name is `test-cases.<extension>`.
 */
export function exportFileName(projectName: string | undefined, extension: string): string {
  const slug = (projectName ?? '')
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 80)
    .toWellFormed()
    .replaceAll(/^-+|[-\ufffd]+$/g, '')
  return `${slug && `${slug}-`}test-cases.${extension}`
}

/**
 * Value of a Content-Disposition header for a download: an ASCII name for every client, and the true name in UTF-8 when it differs.
 * No character of the name can end the header or its quotes.
 * Source: RFC 6266, sections 4.1 and 4.3, and RFC 8187, section 3.2.
 */
export function contentDisposition(fileName: string): string {
  const name = fileName
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/[/\\]/g, '-')
  const ascii =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\x20-\x7e]+/g, '')
      .replaceAll(/["%]/g, '_')
      .replaceAll(/^[-. ]+(?=[^.]*[^-. ])/g, '') || 'download'
  if (name === '' || ascii === name) return `attachment; filename="${ascii}"`
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
