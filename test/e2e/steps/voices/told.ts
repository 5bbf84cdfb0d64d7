/** A step in a tester's own words, with the verdict an attentive person would give and the elements that must receive what it does. */
export interface ToldStep {
  action: string
  expected: string
  data?: string
  verdict: 'passed' | 'failed' | 'ambiguous' | 'vague'
  /** Keys of the elements that are pressed, typed in or dropped on, in order: `data-t`, else `#id`, else `tag[n]`. Nobody else may be. */
  on: string[]
}

/** Holds on the right page, and acts on these elements alone. */
export const does = (action: string, on: string[] = [], expected = '', data?: string): ToldStep => ({
  action,
  expected,
  verdict: 'passed',
  on,
  ...(data === undefined ? {} : { data }),
})

/** Looks only, and what it says is true. */
export const sees = (expected: string, action = 'Look at the page'): ToldStep => does(action, [], expected)

/** Acts, or only looks, and what it expects is not so. */
export const isWrong = (expected: string, action = 'Look at the page', on: string[] = []): ToldStep => ({
  action,
  expected,
  verdict: 'failed',
  on,
})

/** Could mean several elements: it must be refused with the candidates, and touch none of them. */
export const isUnclear = (action: string, expected = ''): ToldStep => ({
  action,
  expected,
  verdict: 'ambiguous',
  on: [],
})

/** Names no control, or asks for what nobody checks (a position, "the rest", a voice): refused with advice; the tester says it better. Only what can be read is done. */
export const isVague = (action: string, expected = '', on: string[] = []): ToldStep => ({
  action,
  expected,
  verdict: 'vague',
  on,
})
