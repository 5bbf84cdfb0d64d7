import { texts } from '../../texts/en/exams.ts'
import { Exams } from './exams/exams.tsx'
import { BasePage } from './parts/base-page.tsx'

export const Page = () => <BasePage title={texts.title}>{(of) => <Exams {...of} />}</BasePage>
