import { expect, test } from 'vitest'
import { baseOfThird, thirdPerson } from '../../../../shared/domain/english/third-person.ts'

test.each(
  'show shows,be is,have has,try tries,buy buys,pass passes,fix fixes,watch watches,push pushes,go goes,do does,use uses,close closes,match matches,focus focuses,cache caches,choose chooses,reply replies,tie ties,undo undoes,veto vetoes,buzz buzzes,quiz quizzes,apply applies,check-in checks-in,double-click double-clicks,log-out logs-out'.split(
    ',',
  ),
)('%s', (pair) => {
  const [base = '', third = ''] = pair.split(' ')
  expect(thirdPerson(base)).toBe(third)
  expect(baseOfThird(third.replace(/-(?:in|out)$/, ''))).toBe(base.replace(/-(?:in|out)$/, ''))
})
