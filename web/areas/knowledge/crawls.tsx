import { texts } from '../../texts/en/crawls.ts'
import { Crawls } from './crawls/crawls.tsx'
import { BasePage } from './parts/base-page.tsx'

export const Page = () => <BasePage title={texts.title}>{(of) => <Crawls {...of} />}</BasePage>
