/** A named literal of a step. */
export interface Datum {
  name: string
  value: string
}

/** Writes `name=value` pairs joined by `; `. Values with `;`, quotes, line breaks or edge blanks are JSON-quoted. */
export function formatTestData(data: Datum[]): string {
  return data
    .map(({ name, value }) => `${quoteIf(name, /[;="]|^\s|\s$/)}=${quoteIf(value, /[;"\r\n]|^\s|\s$/)}`)
    .join('; ')
}

function quoteIf(text: string, pattern: RegExp): string {
  return pattern.test(text) ? JSON.stringify(text) : text
}
