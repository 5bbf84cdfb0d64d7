import { texts } from '../../../texts/en/generator.ts'

/** The way to the guide on how a text is written that gives cases. */
export const WritingGuide = () => <a href="/docs/guides/requirements">{texts.writingGuide}</a>
