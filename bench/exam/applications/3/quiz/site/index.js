const surveyJson = {
  title: "American History",
  showProgressBar: true,
  progressBarLocation: "top",
  progressBarType: "questions",
  firstPageIsStartPage: true,
  startSurveyText: "Start Quiz",
  showPreviewBeforeComplete: true,
  previewMode: "answeredQuestions",
  questionErrorLocation: "bottom",
  pages: [{
    elements: [{
      type: "html",
      html: "You are about to start a quiz on American history. <br>There are eight scored questions on three pages.<br>Enter your name below and click <b>Start Quiz</b> to begin."
    }, {
      type: "text", name: "username", titleLocation: "hidden", isRequired: true, placeholder: "Your name", maxLength: 25
    }]
  }, {
    title: "Wars and words",
    elements: [{
      type: "radiogroup", name: "civilwar", title: "When was the American Civil War?",
      choices: ["1796-1803", "1810-1814", "1861-1865", "1939-1945"], correctAnswer: "1861-1865", isRequired: true
    }, {
      type: "radiogroup", name: "libertyordeath", title: "Whose quote is this: \"Give me liberty, or give me death\"?",
      choices: ["John Hancock", "James Madison", "Patrick Henry", "Samuel Adams"], correctAnswer: "Patrick Henry", showOtherItem: true, otherText: "Somebody else", showClearButton: true
    }, {
      type: "dropdown", name: "magnacarta", title: "What is Magna Carta?", placeholder: "Choose a definition...",
      choices: ["The foundation of the British parliamentary system", "The Great Seal of the monarchs of England", "The French Declaration of the Rights of Man", "The charter signed by the Pilgrims on the Mayflower"],
      correctAnswer: "The foundation of the British parliamentary system"
    }]
  }, {
    title: "Presidents and states",
    elements: [{
      type: "checkbox", name: "presidents", title: "Which of these men were presidents?", isRequired: true,
      choices: ["Benjamin Franklin", "Abraham Lincoln", "Alexander Hamilton", "Thomas Jefferson"], correctAnswer: ["Abraham Lincoln", "Thomas Jefferson"],
      showSelectAllItem: true, showNoneItem: true, colCount: 2
    }, {
      type: "tagbox", name: "colonies", title: "Pick two of the thirteen colonies", placeholder: "Type to search...", maxSelectedChoices: 2,
      choices: ["Georgia", "Texas", "Virginia", "Ohio", "Alaska"], correctAnswer: ["Georgia", "Virginia"]
    }, {
      type: "ranking", name: "order", title: "Put these states in the order they joined the Union (first on top)",
      choices: ["Texas", "Delaware", "Hawaii"], correctAnswer: ["Delaware", "Texas", "Hawaii"]
    }]
  }, {
    title: "Odds and ends",
    elements: [{
      type: "boolean", name: "slavery", title: "The thirteenth amendment abolished slavery.", labelTrue: "True", labelFalse: "False", correctAnswer: true
    }, {
      type: "text", inputType: "number", name: "stripes", title: "How many stripes has the flag?", min: 1, max: 50, correctAnswer: 13
    }, {
      type: "rating", name: "difficulty", title: "How difficult did you find this quiz?", rateMax: 5, minRateDescription: "Very easy", maxRateDescription: "Very hard"
    }, {
      type: "comment", name: "whyhard", title: "What made it so hard?", visibleIf: "{difficulty} >= 4", maxLength: 100, rows: 3
    }, {
      type: "paneldynamic", name: "friends", title: "Invite friends", templateTitle: "Friend #{panelIndex}", panelAddText: "Invite a friend", panelRemoveText: "Remove", maxPanelCount: 3, confirmDelete: true, confirmDeleteText: "Do you want to remove this friend?",
      templateElements: [{ type: "text", name: "friendname", title: "Name" }, { type: "text", inputType: "email", name: "friendemail", title: "E-mail", startWithNewLine: false }]
    }]
  }],
  completedHtml: "<h4>{username}, you got <b>{correctAnswers}</b> out of <b>{questionCount}</b> correct answers.</h4>",
  completedHtmlOnCondition: [{
    expression: "{correctAnswers} == 0",
    html: "<h4>Unfortunately, none of your answers is correct. Please try again.</h4>"
  }, {
    expression: "{correctAnswers} == {questionCount}",
    html: "<h4>Great! You answered all the questions correctly!</h4>"
  }]
};

const survey = new Survey.Model(surveyJson);

// Save an incomplete quiz and restore it
const storageItemKey = "american-history-quiz";
function saveSurveyData (survey) {
  const data = survey.data;
  data.pageNo = survey.currentPageNo;
  data.started = survey.state === "running";
  window.localStorage.setItem(storageItemKey, JSON.stringify(data));
}
survey.onValueChanged.add(saveSurveyData);
survey.onDynamicPanelRemoved.add(saveSurveyData);
survey.onCurrentPageChanged.add(saveSurveyData);
survey.onStarted.add(saveSurveyData);
survey.onComplete.add(() => { window.localStorage.removeItem(storageItemKey); });

survey.addNavigationItem({
  id: "sv-nav-clear-page",
  title: "Clear Page",
  visibleIndex: 49,
  action: () => { survey.currentPage.questions.forEach((question) => { question.value = undefined; }); }
});

document.addEventListener("DOMContentLoaded", function () {
  survey.render(document.getElementById("surveyContainer"));
  const prevData = window.localStorage.getItem(storageItemKey) || null;
  if (prevData) {
    const data = JSON.parse(prevData);
    const { pageNo, started } = data;
    delete data.pageNo; delete data.started;
    survey.data = data;
    if (started) { survey.start(); survey.currentPageNo = pageNo || 0; }
  }
});
