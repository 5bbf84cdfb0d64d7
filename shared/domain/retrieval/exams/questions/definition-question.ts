const tells =
  /^((?:(?:an?|the)\s+)?[\p{L}\p{N}][\p{L}\p{N}’'-]*(?:\s[\p{L}\p{N}’'-]+){0,4}?)\s(is|are|means?)\s(?:an?|the|any|every|one|that)\s/iu
/** Words that stand for what was said before, or that begin no name. */
const pointing =
  /^(?:it|this|that|these|those|there|they|he|she|we|you|i|here|what|which|who|where|when|if|one|his|her|its|their|our|your|my|each|every|all|both|in|on|at|as|for|by|to|of|with|but|and|or|not|no|so)\b/i

/** Asks what the thing is that an English sentence defines by its beginning: "A quorum is the …" gives "What is a quorum?". Undefined where it defines nothing by a name. */
export function definitionQuestion(sentence: string): string | undefined {
  const [, name, verb = ''] = tells.exec(sentence) ?? []
  if (name === undefined || pointing.test(name.replace(/^(?:an?|the)\s+/i, ''))) return undefined
  const said = /^(?:An?|The)\s/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
  if (verb.toLowerCase().startsWith('mean')) return `What does ${said} mean?`
  return `What ${verb.toLowerCase()} ${said}?`
}
