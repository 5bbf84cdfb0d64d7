/** The same two cases as eight testers keep them: one signs in with two steps and results, one is refused. */
export const sheetsOfTesters: Record<string, string> = {
  'made by hand, id and title on the first row of a case': `Test Case ID,Test Scenario,Step #,Test Step,Test Data,Expected Result,Actual Result,Pass/Fail
TC01,Sign in,1,Open the login page,,The form is shown,,Pass
,,2,Enter the password,secret,"""Welcome"" is shown",as expected,Pass
TC02,Be refused,1,Open the login page,,The form is shown,,
,,2,Enter the password,wrong,"""No entry"" is shown",,Fail
`,
  'made by hand, id and title repeated on every row': `TC#;Summary;Action;Input;Expected Outcome;Status
1;Sign in;Open the login page;;The form is shown;ok
1;Sign in;Enter the password;secret;"""Welcome"" is shown";ok
2;Be refused;Open the login page;;The form is shown;
2;Be refused;Enter the password;wrong;"""No entry"" is shown";
`,
  'made by hand, all steps in a cell on one line': `S.No,Test Case Name,Steps to Execute,Test Data,Expected,Comments
1,Sign in,1. Open the login page 2. Enter the password,2. secret,"1. The form is shown 2. ""Welcome"" is shown",
2,Be refused,Step 1: Open the login page Step 2: Enter the password,2) wrong,"1) The form is shown 2) ""No entry"" is shown",
`,
  'made by hand, a line across the table above each case': `Step No.,Action,Data,Expected Result
Sign in,,,
1,Open the login page,,The form is shown
2,Enter the password,secret,"""Welcome"" is shown"
Be refused,,,
1,Open the login page,,The form is shown
2,Enter the password,wrong,"""No entry"" is shown"
`,
  'exported by Zephyr Scale': `Key,Name,Status,Precondition,Objective,Folder,Priority,Component,Labels,Owner,Estimated Time,Coverage (Issues),Test Script (Step-by-Step) - Step,Test Script (Step-by-Step) - Test Data,Test Script (Step-by-Step) - Expected Result
SH-T1,Sign in,Draft,,,/Login,Normal,,,ann,,,Open the login page,,The form is shown
,,,,,,,,,,,,Enter the password,secret,"""Welcome"" is shown"
SH-T2,Be refused,Draft,,,/Login,Normal,,,ann,,,Open the login page,,The form is shown
,,,,,,,,,,,,Enter the password,wrong,"""No entry"" is shown"
`,
  'exported by qTest': `Module,Id,Name,Type,Priority,Precondition,Test Step #,Test Step Description,Test Step Expected Result,Status,Assigned To
MD-1 Login,TC-1,Sign in,Manual,Medium,,1,Open the login page,The form is shown,New,ann
MD-1 Login,TC-1,Sign in,Manual,Medium,,2,"Enter the password
Test data: secret","""Welcome"" is shown",New,ann
MD-1 Login,TC-2,Be refused,Manual,Medium,,1,Open the login page,The form is shown,New,ann
MD-1 Login,TC-2,Be refused,Manual,Medium,,2,"Enter the password
Test data: wrong","""No entry"" is shown",New,ann
`,
  'exported by Jira with a field for steps': `Issue key,Issue id,Issue Type,Summary,Status,Reporter,Custom field (Steps),Custom field (Test Data),Custom field (Expected Result)
SH-1,1001,Test,Sign in,Open,ann,"1. Open the login page
2. Enter the password",2. secret,"1. The form is shown
2. ""Welcome"" is shown"
SH-2,1002,Test,Be refused,Open,ann,"1. Open the login page
2. Enter the password",2. wrong,"1. The form is shown
2. ""No entry"" is shown"
`,
  'exported by ALM, a row for each design step': `Subject,Test Name,Step Name,Step Description,Expected Result
Login,Sign in,Step 1,Open the login page,The form is shown
Login,Sign in,Step 2,"Enter the password
Test data: secret","""Welcome"" is shown"
Login,Be refused,Step 1,Open the login page,The form is shown
Login,Be refused,Step 2,"Enter the password
Test data: wrong","""No entry"" is shown"
`,
}
