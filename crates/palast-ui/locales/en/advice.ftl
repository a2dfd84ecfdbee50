# Hints

hint = Hint
hint-title = Hint
hint-thinking = The adviser is thinking …
hint-only = This is the only answer.
hint-sure = The first answer is quite surely the best.
hint-leaning = The first answer looks a little better.
hint-equal = These answers are about equal.
hint-share = Chance of winning: about { $n } in 100
hints = Hints
hints-alone = only without other people at the table
hints-allowed = allowed
hints-refused = not allowed
problem-no-hints = This table is played without hints.
problem-hints-busy = Too many people want a hint right now. Try again in a moment.
term-key-hint = t hint
term-help-hint = get a hint
term-hint-pick = 1–{ $n }: pick the answer, any other key: close
term-hint-none = You are not asked right now.

# The review of a match

review = Review
review-of = Review for { $seat }
review-curve = Chance of winning before each choice, in hundredths
review-parts = Where the result comes from
review-start = Start
review-luck = Luck
review-choices = Own choices
review-others = Choices of the others
review-rest = Error of the search
review-result = Result
review-without-luck = Result without luck
review-moments = The biggest moments
review-choice = Chosen: “{ $chosen }”. Better: “{ $better }”.
review-decisions = All choices
review-better = Better: { $better } (costs { $n } in 100)
review-noise = The numbers are hundredths of the victory, estimated from what could be known at the seat. What differs within the margins of error (±) may have been equally good.
review-no-decisions = There was nothing to decide at this seat.
review-begin = Work out the review
review-begin-text = Every choice is worked out again from what could be known at this seat. It takes a few minutes and goes on when you leave the page.
review-none = There is no review for this seat yet. Whoever played can have it worked out.
review-running = The review is under way: { $done } of { $of } positions.
review-queued = The review is waiting for its turn.
review-seats = Review by seat
review-share = Chance of winning { $n } in 100
review-look = Look at it
review-play-on = Play on from here against bots
review-play-on-text = A new table begins in this position; what is drawn from there on is new.
review-played-on = Begins at step { $n } of another match
problem-review-too-early = A match is reviewed when it is over.
problem-review-busy = Too many reviews are under way right now. Try again later.
problem-no-position = There is no such position in the match.
