/** Names of columns and fields that number a requirement. */
const ids =
  /^(?:#|u?id|ids|mid|identifier|no\.?|nr\.?|ref\.?|reference|reqif\.foreignid|(?:req(?:uirement)?|story|rule|item|edit|custom field)?[ _.(-]*(?:requirement )?(?:id|no\.?|nr\.?|number|#)\)?)$/i
/** Names of columns that rank or verify a requirement. */
const ranks =
  /^(?:prio|priority|moscow|importance|level|verification(?: method)?|method of verification|verify by|v&v|test method|trace|traces? to)$/i
/** Names of fields that say where a requirement comes from, where it stands and why it is there. */
const asides =
  /^(?:mid|status|tags?|labels?|type|category|component|subsystem|owner|author|assignee|source|origin|version|date|created(?: (?:at|by|on))?|(?:last )?modified(?: (?:at|by|on))?|rationale|justification|comments?|notes?|remarks?|relations?|refs?|references?|links?|parents?(?: reqs?)?|children|derived(?: from)?|depends on|dependenc(?:y|ies)|allocation|risk|stability|fit criterion|release|milestone|reviewed)$/i
const titles = /^(?:title|name|header|heading|summary|short name|reqif\.(?:name|chaptername))$/i
const statements =
  /^(?:statement|requirement(?: (?:text|statement|description))?|description|content|text|object text|shall(?: statement)?|reqif\.(?:text|description))$/i
const identifier = /^[[(]?(?:[A-Za-z#§]{0,10}[-_. ]?){1,4}\d{1,6}(?:[.-]\d{1,4}){0,4}[a-z]?[.)\]]?$/

/** Whether a field numbers its own requirement; a reference may lead to another one. */
export const isOwnIdName = (name: string): boolean => ids.test(name) && !asides.test(name)
export const isIdName = (name: string): boolean => ids.test(name)
export const isRankName = (name: string): boolean => ranks.test(name)
export const isAsideName = (name: string): boolean => asides.test(name) || ranks.test(name)
export const isTitleName = (name: string): boolean => titles.test(name)
export const isStatementName = (name: string): boolean => statements.test(name)
export const isIdentifier = (value: string): boolean => identifier.test(value)
/** A number alone counts requirements and names none. */
export const isNaming = (value: string): boolean => /[A-Za-z]|\d\.\d/.test(value)
