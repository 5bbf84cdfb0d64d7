/** Buttons that leave or empty a form hand nothing over, whatever a rule says of the entries beside them. */
export const isLeaving = (name: string): boolean =>
  /^(?:cancel|close|back|reset|clear|discard|dismiss|undo|abort|skip)\b/i.test(name)

/** Buttons that hand over a form by the name that they usually have. */
export const isHandingOver = (name: string): boolean =>
  /^(?:submit|send|save|apply|confirm|continue|next|ok|register|sign (?:up|in)|log in|login|create|add|order|place order|check ?out|book|reserve|buy|pay|request|search|calculate|update|publish|post|join|upload)\b/i.test(
    name,
  )
