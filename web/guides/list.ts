export interface Guide {
  /** Its address below `/docs/guides/`, and the name of its file. */
  name: string
  title: string
  /** What one has at its end. */
  sentence: string
}

/** The guides, in the order in which a newcomer meets them. Each has its text beside this list; that of the steps comes from the service. */
export const guides: readonly Guide[] = [
  {
    name: 'steps',
    title: 'How to write steps',
    sentence: 'Every form in which a step is understood, with examples, and what its errors mean.',
  },
  {
    name: 'webhooks',
    title: 'Receive web hooks',
    sentence: 'Let your own services be told what happens, and verify that it was us who told.',
  },
]
