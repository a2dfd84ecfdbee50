"""A bot for a table of a Palast server, with Python's standard library alone.

    python3 bot.py http://127.0.0.1:8470 TABLE [INVITATION]     take a free seat there and play
    python3 bot.py http://127.0.0.1:8470 GAME                   open a table with one bot and play
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

server, where, *invite = sys.argv[1:]
token = None


def call(path, body=None):
    """Sends a request; a refusal is a problem document whose detail is a sentence."""
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + "/api/v1" + path, data, headers)
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as refusal:
        problem = json.load(refusal)
        sys.exit(f"{problem['title']}: {problem['detail']} {problem.get('reason', '')}")


token = call("/tokens", {})["token"]
if where in [game["id"] for game in call("/games")["games"]]:
    new = {"game": where, "name": "Python", "seats": ["sensible"] * 2, "start": True}
    table = call("/tables", new)
else:
    table = call(f"/tables/{where}/join", {"name": "Python", "invite": (invite or [None])[0]})
path = "/tables/" + table["id"]
while table["status"] != "over":
    if table["your_turn"]:
        question = table["match"]["question"]
        answer = random.choice(question["answers"])
        print(question["text"], "->", answer["text"])
        chosen = {"question": question["number"], "answer": answer["notation"]}
        table = call(path + "/answer", chosen)
    else:
        time.sleep(0.2)
        table = call(path + "?log=none")
print(table["match"]["score"]["ending"], table["match"]["score"]["places"])
