const prepared = new WeakSet<RegExp>()
// V8 gives machine code at once to an expression whose first text has 1,000 characters. No expression of ours reads past this one.
const long = '\u0002'.repeat(1000)

/**
 * An expression that costs less when it is used for the first time. V8 turns an expression into bytecode for its first text and into
 * machine code for its second; for an expression of some hundred characters the bytecode takes several times as long as the code.
 * Showing it the text with a long end first leaves the bytecode out. What the expression matches stays the same. Takes an expression
 * that is kept (one of the module, not one made in the call) and the text that it is for; gives the expression.
 */
export function compiled(expression: RegExp, text: string): RegExp {
  if (prepared.has(expression)) return expression
  prepared.add(expression)
  const { lastIndex } = expression
  expression.test(text + long)
  expression.lastIndex = lastIndex
  return expression
}

/** `expression.exec(text)`, for long expressions: see `compiled`. */
export function firstMatch(expression: RegExp, text: string): RegExpExecArray | null {
  return compiled(expression, text).exec(text)
}

/** `expression.test(text)`, for long expressions: see `compiled`. */
export function matches(expression: RegExp, text: string): boolean {
  return compiled(expression, text).test(text)
}
