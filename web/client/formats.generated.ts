// Made by `npm run generate` from shared/domain/file-formats/document-formats.ts; do not edit.

/** The formats that are read, with the most bytes of each, by the ending of a file's name in lower case. */
export const formats: Readonly<Record<string, { fileType: string; mostBytes: number }>> = {
  pdf: { fileType: 'pdf', mostBytes: 12582912 },
  docx: { fileType: 'docx', mostBytes: 9437184 },
  doc: { fileType: 'doc', mostBytes: 1048576 },
  xlsx: { fileType: 'xlsx', mostBytes: 6815744 },
  xls: { fileType: 'xls', mostBytes: 1887436.8 },
  pptx: { fileType: 'pptx', mostBytes: 20971520 },
  csv: { fileType: 'csv', mostBytes: 10485760 },
  txt: { fileType: 'txt', mostBytes: 10485760 },
  md: { fileType: 'md', mostBytes: 10485760 },
  markdown: { fileType: 'md', mostBytes: 10485760 },
  html: { fileType: 'html', mostBytes: 1677721.6 },
  htm: { fileType: 'html', mostBytes: 1677721.6 },
  eml: { fileType: 'eml', mostBytes: 10485760 },
  msg: { fileType: 'msg', mostBytes: 10485760 },
  png: { fileType: 'png', mostBytes: 20971520 },
  jpg: { fileType: 'jpg', mostBytes: 20971520 },
  jpeg: { fileType: 'jpg', mostBytes: 20971520 },
}

/** Those that requirements are read from, as a field for files takes them. */
export const requirementEndings = '.pdf,.docx,.doc,.xlsx,.xls,.csv,.txt,.md'
