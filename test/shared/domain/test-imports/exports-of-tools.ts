/** Exports as public tools write them, in our own words, with what is read of each: its cases, and what is said of it. */
export interface ToolExport {
  text: string
  cases: string[]
  findings?: RegExp[]
}

const step = (action: string, expected = '') => `${action}${expected && ` > ${expected}`}`

export const exportsOfTools: Record<string, ToolExport> = {
  'Zephyr Squad with headers written together and the result of a test as what is expected': {
    text: `issuekey,Summary,Status,Priority,Labels,Description,OrderId,TestStep,Test Data,Test Result
SH-1,Sign in,Open,High,smoke,,1,Open the page,,The form is shown
,,,,,,2,Enter the password,secret,"""Welcome"" is shown"
SH-2,Sign out,Open,Low,,,1,"Click ""Sign out""",,The form is shown
`,
    cases: [
      `Sign in | ${step('Open the page', 'The form is shown')} | Enter the password (secret) > "Welcome" is shown`,
      'Sign out | Click "Sign out" > The form is shown',
    ],
  },
  'a tool that writes headers as names of fields': {
    text: `TestCaseId,TestCaseName,PreConditions,TestSteps,TestData,ExpectedResult
T1,Pay,A cart,"1. Open the cart
2. Click ""Pay""",,"1. The cart is shown
2. ""Thank you"" is shown"
`,
    cases: ['Pay | Open the cart > The cart is shown | Click "Pay" > "Thank you" is shown'],
  },
  'a tool that writes headers in snake case and in capitals': {
    text: `TEST_CASE_ID;TEST_CASE_TITLE;STEP_NUMBER;STEP_DESCRIPTION;EXPECTED_RESULT
7;Pay;1;Open the cart;The cart is shown
7;Pay;2;Pay;Thanks
`,
    cases: ['Pay | Open the cart > The cart is shown | Pay > Thanks'],
  },
  'a sheet whose column of test results holds verdicts': {
    text: 'Title,Steps,Test Result\nPay,Open,Passed\nLeave,Leave,Not run\n',
    cases: ['Pay | Open', 'Leave | Leave'],
  },
  'Zephyr Scale with lists in HTML, links to requirements and a script': {
    text: `Key,Name,Precondition,Folder,Priority,Labels,Coverage (Issues),Test Script (Step-by-Step) - Step,Test Script (Step-by-Step) - Test Data,Test Script (Step-by-Step) - Expected Result,Test Script (Plain Text),Test Script (BDD)
SH-T1,Sign in,A user<br>with a password,/Login,Normal,web,"SH-1, SH-2",Open <strong>Login</strong>,,The form &amp; its button are shown,,
,,,,,,,Enter the password<br/>and confirm,secret,"""Welcome"" is shown",,
SH-T2,Sign out,,/Login,Normal,,SH-3,,,,1. Open the menu<br>2. Click Sign out<br>3. Wait,
SH-T3,Be refused,,/Login,Low,,,,,,,"Given a signed-in user
When I enter a wrong password
Then ""No entry"" is shown"
`,
    cases: [
      'Sign in | Open Login > The form & its button are shown | Enter the password\nand confirm (secret) > "Welcome" is shown',
      'Sign out | Open the menu | Click Sign out | Wait',
      'Be refused | I enter a wrong password > "No entry" is shown',
    ],
  },
  'Qase with rows of suites, quoted steps with escapes and a scenario': {
    text: `v2.id,title,description,preconditions,priority,type,steps_type,steps_actions,steps_result,steps_data,suite_id,suite_parent_id,suite,suite_without_cases
,,,,,,,,,,1,,Login,1
,,,,,,,,,,2,1,Passwords,1
5,Sign in,,A user,high,functional,classic,"1. ""Click \\""Sign in\\""""
2. ""Enter\\nthe password""
","1. """"
2. ""1. \\""Welcome\\"" is shown\\n2. The form is gone""
","1. """"
2. ""secret""
",1,,Login,
6,Be refused,,,undefined,other,gherkin,"1. Given a signed-in user
2. When I enter a wrong password
3. Then ""No entry"" is shown
","1. """"
2. """"
3. """"
",,2,1,Passwords,
`,
    cases: [
      'Sign in | Click "Sign in" | Enter\nthe password (secret) > 1. "Welcome" is shown\n2. The form is gone',
      'Be refused | I enter a wrong password > "No entry" is shown',
    ],
    findings: [/^2 warning: 2 rows name suites.*"Login", "Passwords"/],
  },
  'Qase with plain numbered steps': {
    text: `id,title,steps_type,steps_actions,steps_result,steps_data,suite
1,Sign in,classic,"1. Open the page
2. Enter ""x""
","1. 
2. ""Welcome"" is shown
","1. 
2. secret
",Login
`,
    cases: ['Sign in | Open the page | Enter "x" (secret) > "Welcome" is shown'],
  },
  'sheets with number signs, as Jira writes lists': {
    text: `Summary,Preconditions,Steps,Expected
Pay,"# A user
# A cart","# Open the shop
# Add a lamp
# Pay","# The shop is shown
# 1 lamp is in the cart
# Thanks"
`,
    cases: ['Pay | Open the shop > The shop is shown | Add a lamp > 1 lamp is in the cart | Pay > Thanks'],
  },
  'sheets with such lists within lists': {
    text: `Summary,Steps,Expected
Leave,"# Open the menu
## Wait for it
#* it slides in
# Click Leave","# The menu is shown
# Gone"
`,
    cases: ['Leave | Open the menu > The menu is shown | Wait for it\n* it slides in | Click Leave > Gone'],
  },
  'sheets with such lists whose results have no numbers, and a list of one': {
    text: `Summary,Steps,Expected
Return,"# Open /orders
 # Click Return","Returned"
Wait,"# Wait",Nothing happens
`,
    cases: ['Return | Open /orders | Click Return > Returned', 'Wait | Wait > Nothing happens'],
  },
  'TestRail with number signs in its cells': {
    text: `ID,Title,Section Hierarchy,Template,Steps,Expected Result
C1,Pay,Shop,Test Case (Text),"# Open the shop
# Pay","# The shop is shown
# Thanks"
`,
    cases: ['Pay | Open the shop > The shop is shown | Pay > Thanks'],
  },
  'headings in Markdown and other number signs, which are no lists': {
    text: `Summary,Steps,Expected
Head,"# Preparation
Open the shop","#1 is shown"
Tag,"#lamp is a tag","# of lamps is 1"
`,
    cases: ['Head | # Preparation\nOpen the shop > #1 is shown', 'Tag | #lamp is a tag > # of lamps is 1'],
  },
  'Azure DevOps with rich text and own steps behind shared ones': {
    text: `ID,Work Item Type,Title,Test Step,Step Action,Step Expected,Area Path,Assigned To,State
8,Test Case,Pay,,,,SHOP,Ann,Design
,,,1,<DIV><P>Sign in as <B>Ann</B></P></DIV>,"<P>""Hello&nbsp;Ann"" is shown</P>",,,
,Shared Steps,Fill the cart,2,,,,,
,,,2.1,Open the shop,,,,
,,,2.2,Add a lamp,,,,
,,,3,Pay,Thanks,,,
9,Test Case,Leave,,,,SHOP,,Design
,,,1,Leave,,,,
`,
    cases: [
      'Pay | Sign in as Ann > "Hello Ann" is shown | Open the shop | Add a lamp | Pay > Thanks',
      'Leave | Leave',
    ],
    findings: [/^4 warning: The shared steps "Fill the cart" are read into "Pay"/],
  },
  'Azure DevOps that names shared steps by their title alone, and numbers them from 1': {
    text: `ID,Work Item Type,Title,Test Step,Step Action,Step Expected
8,Test Case,Pay,,,
,,,1,Sign in,
,,Fill the cart,2,,
,,,1,Open the shop,
,,,2,Add a lamp,
,,,3,Pay,Thanks
`,
    cases: ['Pay | Sign in | Open the shop | Add a lamp | Pay > Thanks'],
    findings: [/^4 warning: The shared steps "Fill the cart" are read into/],
  },
  'Azure DevOps with shared steps that stand by themselves, before and behind the cases that use them': {
    text: `ID,Work Item Type,Title,Test Step,Step Action,Step Expected
5,Shared Steps,Sign in,,,
,,,1,Open /login,
,,,2,"Enter the password",Home is shown
8,Test Case,Pay,,,
5,Shared Steps,Sign in,1,,
,,,2,Pay,Thanks
9,Test Case,Leave,,,
,Shared Steps,Sign out,1,,
,,,2,Close,
7,Shared Steps,Sign out,,,
,,,1,Click "Sign out",
3,Shared Steps,Unused,,,
,,,1,Wait,
`,
    cases: [
      'Pay | Open /login | Enter the password > Home is shown | Pay > Thanks',
      'Leave | Click "Sign out" | Close',
    ],
    findings: [
      /^6 warning: The shared steps "Sign in" are read into "Pay"/,
      /^9 warning: The shared steps "Sign out" are read into "Leave"/,
      /^13 warning: Shared steps that no test case of the file uses/,
    ],
  },
  'Azure DevOps with shared steps that the file does not hold': {
    text: `ID,Work Item Type,Title,Test Step,Step Action,Step Expected
8,Test Case,Pay,,,
,Shared Steps,Sign in,1,,
,,,2,Pay,Thanks
`,
    cases: ['Pay | Pay > Thanks'],
    findings: [
      /^3 warning: The shared steps "Sign in" of "Pay" are not read, because the file does not hold/,
    ],
  },
  'TestRail with shared steps that another case of the file holds': {
    text: `ID,Title,Section,Steps (Step),Steps (Expected Result),Steps (Shared step ID)
C1,Pay,Shop,Open /login,,11
,,,Enter the password,Home is shown,11
,,,Pay,Thanks,
C2,Leave,Shop,,,11
,,,Leave,,
C3,Return,Shop,Open /orders,,
,,,,,12
`,
    cases: [
      'Pay | Open /login | Enter the password > Home is shown | Pay > Thanks',
      'Leave | Open /login | Enter the password > Home is shown | Leave',
      'Return | Open /orders',
    ],
    findings: [
      /^5 warning: The shared steps "11" are read into "Leave"/,
      /^8 warning: The shared steps "12" of "Return" are not read/,
    ],
  },
  'TestRail as XML with shared steps': {
    text: `<?xml version="1.0"?><suite><name>Shop</name><shared_steps><shared_step><id>11</id><title>Sign in</title><custom_steps_separated><step><index>1</index><content>Open /login</content><expected>The form is shown</expected></step><step><index>2</index><content>Enter the password</content></step></custom_steps_separated></shared_step></shared_steps><sections><section><name>Shop</name><cases><case><id>C1</id><title>Pay</title><custom><steps_separated><step><index>1</index><shared_step_id>11</shared_step_id></step><step><index>2</index><content>Pay</content><expected>Thanks</expected></step></steps_separated></custom></case><case><id>C2</id><title>Leave</title><custom><steps_separated><step><index>1</index><shared_step_id>12</shared_step_id></step><step><index>2</index><content>Leave</content></step></steps_separated></custom></case></cases></section></sections></suite>`,
    cases: ['Pay | Open /login > The form is shown | Enter the password | Pay > Thanks', 'Leave | Leave'],
    findings: [
      /warning: The shared steps "Sign in" are read into "Pay"/,
      /warning: The shared steps "12" of "Leave" are not read/,
    ],
  },
  'Azure DevOps that gives the first step beside the title and again': {
    text: `ID,Work Item Type,Title,Test Step,Step Action,Step Expected
8,Test Case,Pay,1,Open,A form
,,,1,Open,A form
,,,2,Pay,Thanks
`,
    cases: ['Pay | Open > A form | Pay > Thanks'],
    findings: [/^3 warning:.*once/],
  },
  'a sheet that gives the first step beside the title and again': {
    text: `ID,Title,Step No,Action,Expected
A,Pay,1,Open,
,,1,Open,
,,2,Pay,Thanks
B,Leave,1,Leave,
`,
    cases: ['Pay | Open | Pay > Thanks', 'Leave | Leave'],
    findings: [/^3 warning:.*once/],
  },
  'a sheet whose steps begin with the same action twice': {
    text: 'ID,Title,Step No,Action,Expected\nA,Skip,1,Click Next,\n,,2,Click Next,\n,,3,Finish,\n',
    cases: ['Skip | Click Next | Click Next | Finish'],
  },
  'TestRail with separate steps and all of them in a cell': {
    text: `ID,Title,Section,Template,References,Steps,Steps (Step),Steps (Expected Result),Steps (References),Created By
C1,Pay,Cart,Test Case (Steps),SH-1,"1. Open
2. Pay",,,,ann
,,,,,,Open,A form,SH-2,
,,,,,,Pay,Thanks,,
`,
    cases: ['Pay | Open > A form | Pay > Thanks'],
    findings: [/^2 warning:.*once/],
  },
  'TestRail with rich text in numbered lists': {
    text: `ID,Title,Section Hierarchy,Preconditions,Steps (Step),Steps (Expected Result)
C1,Pay,Shop > Cart,<ul><li>A user</li><li>A cart</li></ul>,<p>1. Open the cart</p><p>2. Pay</p>,"1. 
2. <b>Thanks</b>"
`,
    cases: ['Pay | Open the cart | Pay > Thanks'],
  },
  'TestRail with a scenario of examples': {
    text: `ID,Title,Section,Template,BDD Scenario
C1,Pay,Cart,Behaviour Driven Development,"Scenario Outline: Pay
Given a signed-in user
When I pay <sum>
Then ""<text>"" is shown
Examples:
| sum | text |
| 5 | Thanks |"
`,
    cases: ['Pay | I pay 5 > "Thanks" is shown'],
  },
  'Jira with the steps of Xray in its own field': {
    text: `Summary,Issue key,Issue id,Issue Type,Labels,Labels,Custom field (Test Type),Custom field (Manual Test Steps),Custom field (Test Repository Path)
Sign in,SH-1,1001,Test,web,smoke,Manual,"[{""index"":1,""fields"":{""Action"":""Open the page"",""Data"":"""",""Expected Result"":""The form is shown""}},{""index"":2,""fields"":{""Action"":""Enter the password"",""Data"":""secret"",""Expected Result"":""""}}]",/Login
`,
    cases: ['Sign in | Open the page > The form is shown | Enter the password (secret)'],
  },
  'qTest with the number of each step and a column for attachments': {
    text: `Module,Id,Name,Description,Precondition,Test Step #,Test Step Description,Test Step Expected Result,Test Step Attachment,Type,Status
MD-1 Login,TC-1,Sign in,Users sign in,A user,1,Open the page,The form is shown,form.png,Manual,New
,,,,,2,Enter the password,"""Welcome"" is shown",,,
`,
    cases: ['Sign in | Open the page > The form is shown | Enter the password > "Welcome" is shown'],
    findings: [/^1 warning:.*"Test Step Attachment"/],
  },
  'Zephyr Squad of a server with the ids of steps beside their order': {
    text: `Issue Key,Issue Summary,Issue Status,Components,Step Id,Order Id,Test Step,Test Data,Test Result
SH-1,Sign in,OPEN,UI,101,1,Open the page,,The form is shown
SH-1,Sign in,OPEN,UI,102,2,Enter the password,secret,"""Welcome"" is shown"
SH-2,Sign out,OPEN,UI,103,1,Leave,,
`,
    cases: [
      'Sign in | Open the page > The form is shown | Enter the password (secret) > "Welcome" is shown',
      'Sign out | Leave',
    ],
  },
  'Qase with steps within steps': {
    text: `v2.id,title,steps_type,steps_actions,steps_result,suite
1,Pay,classic,"1. ""Open the \\""Cart\\"" page""
2. ""Pay""
	1. ""Enter the card""
","1. ""The cart is shown""
2. ""Thanks""
",Cart
`,
    cases: ['Pay | Open the "Cart" page > The cart is shown | Pay\n1. Enter the card > Thanks'],
  },
  'ALM with rich text in the columns of its design steps': {
    text: `Subject,Test Name,Step Name (Design Steps),Description (Design Steps),Expected Result (Design Steps)
Shop,Pay,Step 1,"<html><body>
<div align=""left""><font face=""Arial"">Open&nbsp;the cart</font></div>
</body></html>",<html><body>Shown</body></html>
Shop,Pay,Step 2,Pay,Thanks
`,
    cases: ['Pay | Open the cart > Shown | Pay > Thanks'],
  },
  'Xray with a Cucumber test of examples': {
    text: `Issue ID,Test Type,Summary,Action,Result,Links,Gherkin Definition
1,Manual,Pay,Open,Shown,SH-1;SH-2,
1,Manual,,Pay,Paid,,
2,Cucumber,Leave,,,SH-3,"Given a signed-in user
When I leave for <page>
Then ""Bye"" is shown
Examples:
| page |
| the shop |"
`,
    cases: ['Pay | Open > Shown | Pay > Paid', 'Leave | I leave for the shop > "Bye" is shown'],
  },
  'Zephyr Scale as XML': {
    text: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<project><projectKey>SH</projectKey><folders><folder fullPath="Login" index="0"/></folders><testCases>
<testCase id="1" key="SH-T1"><attachments/><customFields/><folder><![CDATA[Login]]></folder>
<issues><issue><key>SH-1</key><summary><![CDATA[Login]]></summary></issue><issue><key>SH-2</key></issue></issues>
<labels><label>web</label></labels><name><![CDATA[Sign in]]></name><precondition><![CDATA[<ul><li>a user</li><li>a password</li></ul>]]></precondition>
<priority><![CDATA[High]]></priority><parameters><parameter index="0"><name>User</name></parameter></parameters>
<testScript type="steps"><steps><step index="0"><customFields/><description><![CDATA[Open&nbsp;<strong>Login</strong>]]></description><expectedResult><![CDATA[The form is shown<br>]]></expectedResult><testData><![CDATA[NA]]></testData></step><step index="1"><customFields/></step></steps></testScript></testCase>
<testCase id="2" key="SH-T2"><name><![CDATA[Sign out]]></name><testScript type="plain"><details><![CDATA[1. Open the menu<br/>2. Leave]]></details></testScript></testCase>
<testCase id="3" key="SH-T3"><name><![CDATA[Be refused]]></name><testScript type="bdd"><details><![CDATA[Given a signed-in user
When I enter "<text>"
Then "No entry" is shown

Examples:
  | text |
  | x    |]]></details></testScript></testCase>
</testCases></project>`,
    cases: [
      'Sign in | Open Login (NA) > The form is shown',
      'Sign out | Open the menu | Leave',
      'Be refused | I enter "x" > "No entry" is shown',
    ],
    findings: [/^6 warning: The parameters of test cases are not read/],
  },
  'TestRail with the steps of its text template as people list them': {
    text: `ID,Title,Section,Template,Steps,Expected Result
C1,Pay,Cart,Test Case (Text),"- Open the cart
- Pay",Thanks
C2,Leave,Cart,Test Case (Text),1. Open the menu 2. Leave,1. It opens 2. Bye
C3,Go,Cart,Test Case (Text),1. Open\\n2. Go,
C4,Stay,Cart,Test Case (Text),"Given a signed-in user
When I stay
Then it is full",
`,
    cases: [
      'Pay | Open the cart | Pay > Thanks',
      'Leave | Open the menu > It opens | Leave > Bye',
      'Go | Open | Go',
      'Stay | I stay > it is full',
    ],
  },
  'a sheet of scripts in the place of steps': {
    text: `ID,Title,Steps
A,Pay,"Given a signed-in user
When I pay
Then ""Thanks"" is shown
And the cart is empty"
B,Zahlen,Bezahlen
`,
    cases: ['Pay | I pay > "Thanks" is shown\nthe cart is empty', 'Zahlen | Bezahlen'],
  },
}
