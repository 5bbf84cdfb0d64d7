import { texts } from '../../texts/en/knowledge.ts'
import { Home } from './base/home.tsx'
import { BasePage } from './parts/base-page.tsx'

export const Page = () => <BasePage title={texts.base}>{(of) => <Home {...of} />}</BasePage>
