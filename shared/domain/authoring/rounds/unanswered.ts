/** What a question is about, and what helps where it has no whole answer, in a sentence. */
export interface About {
  name: string
  instead: string
}

export const ofText: About = {
  name: 'the text',
  instead: 'Generate again in a while, or ask for fewer cases.',
}

export const ofPart = (name: string): About => ({
  name,
  instead: 'The cases of the other parts are there. Send this part by itself, or generate again in a while.',
})

export const ofSecondRound: About = {
  name: 'what is to be mended and what is not covered yet',
  instead: 'The cases that were written before stand. Generate again in a while to have it tried once more.',
}

/** Sentences for a question that has no answer, or only a piece of one. */
export const unanswered = {
  unasked: ({ name, instead }: About) =>
    `The budget is used up, so the model was not asked about ${name}. ${instead}`,
  silent: ({ name, instead }: About) => `The model did not answer about ${name}, or not in time. ${instead}`,
  broken: ({ name, instead }: About, hasCases: boolean) =>
    hasCases
      ? `The answer of the model about ${name} broke off: what had come of it is kept, the rest is missing. ${instead}`
      : `The answer of the model about ${name} could not be read. ${instead}`,
}
