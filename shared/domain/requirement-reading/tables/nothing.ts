/** A cell that says nothing. */
export function isNothing(text: string | undefined): boolean {
  return (
    text === undefined ||
    /^(?:|[-–—]+|n\/?a|none|any|all|\*|not applicable|irrelevant|does not matter|don['’]t care)$/i.test(
      text.trim(),
    )
  )
}
