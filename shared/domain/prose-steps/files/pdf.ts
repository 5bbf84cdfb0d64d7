import type { FilePlan } from './file-plan.ts'

const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>',
]

/** A PDF with one empty page; a comment before its end takes what is missing to the size. Source: ISO 32000-1, 7.5. */
export function pdfParts(): FilePlan {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((content, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${content}\nendobj\n`
    return offset
  })
  const table = [
    '0000000000 65535 f \n',
    ...offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`),
  ]
  const head = `${body}xref\n0 ${table.length}\n${table.join('')}trailer\n<</Size ${table.length}/Root 1 0 R>>\n%`
  const encoder = new TextEncoder()
  return {
    head: encoder.encode(head),
    fill: 32,
    tail: encoder.encode(`\nstartxref\n${body.length}\n%%EOF\n`),
  }
}
