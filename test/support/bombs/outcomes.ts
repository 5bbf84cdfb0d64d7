import type { RefusalCode } from '../../../workers/extract/types.ts'
import type { FileBomb } from './file-bomb.ts'

export type Outcome = RefusalCode | 'read'
type Others = Partial<Record<Exclude<Outcome, 'too_large'>, string[]>>

/** What becomes of a document: it is too large, unless it stands here. Much of what is malformed lies about its own structure. */
const documents: Others = {
  read: [
    'very many small lines on one page',
    'a form that draws itself',
    'XLS: cells in opposite corners',
    'tables in each other',
    'tables in each other with text at each level',
    'a table of very many columns',
    'rows of spans',
    'styles on styles',
    'blanks between two words',
    'lines of blanks',
    'cells far apart',
    'columns that each row has anew',
    'cells that all stand in A1',
    'very many rows',
    'one long text in every cell',
    'a format of very many brackets',
    'escaped characters',
    '4,000 entries',
    'CSV: one line of quotation marks',
    'CSV: one cell of 9.9 MB',
    'CSV: one quoted cell of pairs of marks',
    'CSV: cells of blanks',
    'CSV: carriage returns',
    'CSV: rows that each are one cell longer',
    'CSV: several separators in turns',
    'CSV: cells of bars',
    'TXT: one line of 9.9 MB',
    'TXT: blanks',
    'TXT: lines of blanks',
    'TXT: line ends',
    'TXT: line ends of other systems',
    'TXT: form feeds',
    'MD: a table of very many columns',
    'MD: marks in each other',
    'TXT: bytes of no encoding',
    'TXT: halves of wide characters',
    'XLS: cells of the last column',
    'XLS: 5,000 rows of numbers',
  ],
  empty: [
    'a predictor of very many columns',
    'a predictor of one column',
    'arrays in each other in the content',
    'dictionaries in each other in the content',
    'one string that never ends',
    'very many objects',
    'very many shadings and functions',
    'a sampled function of billions',
    'a stream whose length is a reference to itself',
    'CSV: one line of commas',
    'XLS: dimensions of the whole sheet',
    'elements of very many attributes',
    'very many namespaces',
    'very many sheets that are one part',
    'CSV: blank lines',
    'CSV: lines of separators alone',
    'TXT: invisible characters',
    'XLS: very many empty records',
    'XLS: one sheet named very often',
    'XLS: a table of texts that says it has billions',
    'XLS: formats of brackets',
  ],
  malformed: [
    'arrays in each other in an object',
    'a page tree in a circle',
    'a page tree of very many levels',
    'a million pages',
    'a table that is rebuilt from line ends',
    'trailers without end',
    'tables that name each other',
    'a table of two billion entries',
    'references in a circle',
    'layers in each other',
    'elements a million deep',
    'entities that name each other',
    'very many sheets and relations',
    'ends of directories',
    'CSV: a quoted cell that ends and goes on',
    'CSV: open marks at the beginning of cells',
    'XLS: a directory in a circle',
    'XLS: a table of tables in a circle',
    'XLS: a stream in a circle',
    'XLS: a stream of four billion bytes',
    'XLS: small sectors in a circle',
    'XLS: folders that name each other',
    'XLS: blank cells by the row',
    'XLS: a text that says it is long and goes on',
    'DOC: a container of Word in a circle',
    'DOC: a document of nothing but its mark',
    'DOC: lengths of four billion',
  ],
  encrypted: ['a password of very many rounds'],
  type_mismatch: ['TXT: a few wide characters, then zeros'],
}

/** The same of files of test cases. */
const imports: Others = {
  read: [
    'XML: one element of very many attributes',
    'XML: one text of 9 MB',
    'JSON: closed arrays in each other',
    'JSON: very many cases',
    'JSON: one case of very many steps',
    'JSON: one case of very many fields',
    'JSON: one text of 9 MB',
    'JSON: cases of one id',
    'FEATURE: an outline of very many columns',
    'FEATURE: outlines that multiply',
    'FEATURE: one line',
    'CSV: one cell with very many numbered steps',
    'CSV: cells of blanks',
    'ZIP: 50 features',
  ],
  malformed: [
    'XML: entities that name each other',
    'JSON: arrays in each other',
    'JSON: objects in each other',
    'CSV: quotation marks',
  ],
  unsupported: ['FEATURE: tags', 'CSV: one line of 9 MB'],
}

const finder =
  (others: Others) =>
  ({ name }: FileBomb): Outcome =>
    (Object.keys(others) as (keyof Others)[]).find((outcome) => others[outcome]?.includes(name)) ??
    'too_large'

export const outcomeOfDocument = finder(documents)
export const outcomeOfImport = finder(imports)
