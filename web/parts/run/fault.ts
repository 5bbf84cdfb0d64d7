/** An error of a step, in its parts: the code, the sentence for people and where the guide explains it. */
export interface StepFault {
  code: string
  message: string
  guide: string | undefined
}

export function faultOf(error: string): StepFault {
  const [, code = '', rest = error] = /^([a-z_]+\.[a-z_]+): ([\s\S]*)$/.exec(error) ?? []
  const [, message = rest, guide] =
    /^([\s\S]*?) See (\/docs\/guides\/steps#[\w.]+)((?: \([^)]*\))?)$/.exec(rest) ?? []
  return { code, message: message.trim(), guide }
}
