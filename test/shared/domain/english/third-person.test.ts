import { expect, test } from 'vitest'
import { thirdPerson } from '../../../../shared/domain/english/third-person.ts'

test.each(
  'show shows,be is,have has,try tries,buy buys,pass passes,fix fixes,watch watches,push pushes,go goes,undo undoes,veto vetoes,buzz buzzes,quiz quizzes,apply applies,check-in checks-in,double-click double-clicks,log-out logs-out'.split(
    ',',
  ),
)('%s', (pair) => {
  const [base = '', third = ''] = pair.split(' ')
  expect(thirdPerson(base)).toBe(third)
})
