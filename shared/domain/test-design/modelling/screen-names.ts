const generic =
  /^(?:purpose|summary.*|.*requirements|conventions?|acceptance criteria|acs?|story|definition of done|requirements?|functional requirements|non-functional.*|fields?|field list|inputs?|validations?|validation rules|rules?|business rules|scope|overview|introduction|background|notes?|examples?|errors?|error messages|messages|details|description|general|criteria|user story|specification)$/i

// "The clerk fills in the following:" opens a list and names nothing.
const announcing = /\b(?:following|as follows|below|these)(?: (?:fields?|inputs?|data|values?|details))?$/i

/** A heading as the name of a screen: without "Story:" and the like; nothing when it only names a kind of content. */
export function titleOf(heading: string): string | undefined {
  const plain = heading
    .replace(/[#*_`]+/g, '')
    .replace(/^\s*(?:user )?(?:story|feature|epic|use case|requirement)s?\b[\s\d.-]*:/i, '')
    .replace(/:\s*(?:requirements?|specification|rules)?\s*$/i, '')
    .replace(/^[\d.]+\s+/, '')
    .trim()
  // "Support desk - ticket handling" names the product before the form, "Thermostat – software requirements" the document behind it.
  const parts = plain.split(/ [-–—|] /).filter((part) => part !== '' && !generic.test(part.trim()))
  const last = parts.at(-1)?.trim()
  if (plain.includes(' ') && last && last !== plain && !announcing.test(last)) return capital(last)
  return plain === '' || generic.test(plain) || announcing.test(plain) ? undefined : plain
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
