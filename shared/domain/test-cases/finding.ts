/** Where in a file something stands. Rows are counted as a spreadsheet shows them: the header is row 1. */
export interface Place {
  row?: number
  line?: number
  /** In JSON, as in `testCases[3].title`. */
  path?: string
}

/** What a reader has to say about one place. After an error something is missing, after a warning something is different. */
export interface Finding extends Place {
  severity: 'error' | 'warning'
  /** What is wrong and what to do about it. */
  message: string
}
