type EarsPattern =
  | 'ubiquitous'
  | 'event-driven'
  | 'state-driven'
  | 'optional feature'
  | 'unwanted behaviour'
  | 'complex'
  | 'none'

/**
 * Names the EARS pattern of a sentence: While (state), When (event), Where (option), If … then (unwanted behaviour), ubiquitous
 * with a modal verb, complex for two of the leads, none otherwise. Source: Mavin et al., Easy Approach to Requirements Syntax.
 */
export function earsPattern(statement: string): EarsPattern {
  const leads = [
    ...(/\b(?<!for a |after a )while\b|\bas long as\b|\bduring\b/i.test(statement)
      ? (['state-driven'] as const)
      : []),
    ...(/\b(?:when|whenever|after|once|upon|as soon as(?! possible))\b/i.test(statement)
      ? (['event-driven'] as const)
      : []),
    ...(/^where\b|,\s*where\b(?!\s+(?:possible|applicable|appropriate|necessary|needed))/i.test(statement)
      ? (['optional feature'] as const)
      : []),
    ...(/\bif\b(?!\s+(?:possible|necessary|needed|applicable|appropriate|practicable))|\bin case\b|\bunless\b(?!\s+otherwise)/i.test(
      statement,
    )
      ? (['unwanted behaviour'] as const)
      : []),
  ]
  if (leads.length > 1) return 'complex'
  if (leads[0]) return leads[0]
  return /\b(?:shall|must|should|will|may|can|cannot)\b/i.test(statement) ? 'ubiquitous' : 'none'
}
