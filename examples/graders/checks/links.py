# Every link leads to the issue that it names. Reads the answer from standard input and prints what it looked at.
import json
import re
import sys

answer = json.load(sys.stdin)["answer"]
links = re.findall(r"\[#(\d+)\]\(([^)]*)\)", answer)
assertions = [
    {"text": f"The link of issue {issue} leads to it", "passed": url.endswith(f"/{issue}"), "evidence": url}
    for issue, url in links
]
score = sum(each["passed"] for each in assertions) / len(assertions) if assertions else 1
print(json.dumps({"score": score, "assertions": assertions}))
