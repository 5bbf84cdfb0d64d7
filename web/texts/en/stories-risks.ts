/** What may go wrong with what is demanded, and what frameworks ask for besides. */
export const texts = {
  title: 'Risks',
  lead: 'Reads what is demanded and names what is likely to go wrong, with the words that it rests on. Nothing is stored: what was found stays in this tab until you close it.',
  form: 'What to read',
  text: 'Requirements',
  textHint: 'May stay empty where the stories of the project are read.',
  stories: 'Read the stories of the project',
  domain: 'Domain',
  domainHint: 'Such as “banking” or “health care”. May stay empty.',
  frameworks: 'Frameworks',
  frameworksHint: 'Without any, those that the texts name.',
  analyze: 'Analyze the risks',
  again: 'Analyze again',
  analyzing: 'Reading…',
  nothingToRead: 'Paste requirements, or let the stories of the project be read.',
  found: (risks: number, gaps: number) =>
    `${risks === 1 ? '1 risk' : `${risks} risks`}, ${gaps === 1 ? '1 gap' : `${gaps} gaps`} in frameworks`,
  read: (sentences: number, stories: number | null) =>
    stories === null
      ? `${sentences} sentences were read.`
      : `${sentences} sentences of ${stories === 1 ? '1 story' : `${stories} stories`} and the text were read.`,
  analyzed: 'Analyzed',
  moreStories: 'The project has more stories than were read.',
  notRead: (count: number) =>
    count === 1 ? '1 sentence could not be understood.' : `${count} sentences could not be understood.`,
  none: 'Nothing risky was found in these words.',
  noneHint: 'That says little about the product: only what stands in the texts was read.',
  matrix: 'Likelihood and impact',
  matrixCaption: 'How many risks there are of each likelihood and impact. A number shows only those.',
  likelihood: 'Likelihood',
  impact: 'Impact',
  levels: ['Very low', 'Low', 'Medium', 'High', 'Very high'],
  cell: (count: number, likelihood: number, impact: number) =>
    `${count === 1 ? '1 risk' : `${count} risks`} of likelihood ${likelihood} and impact ${impact}`,
  empty: 'None',
  shown: (likelihood: number, impact: number) => `Only likelihood ${likelihood}, impact ${impact}`,
  showAll: 'Show all risks',
  list: 'Risks, the highest first',
  category: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  level: (level: number, likelihood: number, impact: number) =>
    `Level ${level}: likelihood ${likelihood} × impact ${impact}`,
  why: 'Why',
  evidence: (count: number) => (count === 1 ? 'Its words' : `Its words, ${count} times`),
  inText: 'in the text',
  inStory: 'in this story',
  mitigation: 'What to do',
  testPriority: (priority: string) => `Test it with ${priority} priority`,
  gaps: 'What frameworks ask for besides',
  gapsHint: 'It says what to ask for, and not whether a product complies.',
  noFramework: 'No framework was named or chosen.',
  counts: (met: number, partial: number, gap: number, other: number) =>
    `${met} met, ${partial} in part, ${gap} missing, ${other} not touched`,
  status: { met: 'Met', partial: 'In part', gap: 'Missing', not_applicable: 'Not touched' },
  missing: 'Ask for:',
  noGaps: 'Nothing is missing of what the texts touch.',
  sources: 'Sources',
}
