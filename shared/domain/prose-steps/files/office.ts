import type { ZipEntry } from './zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const openXml = 'http://schemas.openxmlformats.org'
const typesOf = (part: string, type: string) =>
  `${declaration}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`
const relationTo = (target: string, type: string) =>
  `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

/** The parts of a Word document with one paragraph (ECMA-376). */
export const wordParts = (): ZipEntry[] => [
  {
    name: '[Content_Types].xml',
    text: typesOf('/word/document.xml', 'wordprocessingml.document.main'),
  },
  { name: '_rels/.rels', text: relationTo('word/document.xml', 'officeDocument') },
  {
    name: 'word/document.xml',
    text: `${declaration}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Test</w:t></w:r></w:p></w:body></w:document>`,
  },
]

/** The parts of an Excel workbook with one empty sheet (ECMA-376). */
export const workbookParts = (): ZipEntry[] => [
  {
    name: '[Content_Types].xml',
    text: typesOf('/xl/workbook.xml', 'spreadsheetml.sheet.main').replace(
      '</Types>',
      '<Override PartName="/xl/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
  },
  { name: '_rels/.rels', text: relationTo('xl/workbook.xml', 'officeDocument') },
  {
    name: 'xl/workbook.xml',
    text: `${declaration}<workbook xmlns="${openXml}/spreadsheetml/2006/main" xmlns:r="${openXml}/officeDocument/2006/relationships"><sheets><sheet name="Test" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  { name: 'xl/_rels/workbook.xml.rels', text: relationTo('sheet1.xml', 'worksheet') },
  {
    name: 'xl/sheet1.xml',
    text: `${declaration}<worksheet xmlns="${openXml}/spreadsheetml/2006/main"><sheetData/></worksheet>`,
  },
]
