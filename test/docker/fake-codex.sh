#!/bin/sh
# Answers as Codex does, with what it sees of the machine.
case " $* " in *' --version '*) echo 'codex-cli 9.8.7'; exit 0 ;; esac
cat > /dev/null
echo written > by-agent.txt
touch "$HOME/of-the-call"
text="cwd $(pwd) home $HOME key $CODEX_API_KEY deploy [$DEPLOY_KEY]"
echo '{"type":"thread.started","thread_id":"thread-1"}'
echo '{"type":"turn.started"}'
echo "{\"type\":\"item.completed\",\"item\":{\"id\":\"item_1\",\"type\":\"agent_message\",\"text\":\"$text\"}}"
echo '{"type":"turn.completed","usage":{"input_tokens":1,"cached_input_tokens":0,"output_tokens":1,"reasoning_output_tokens":0}}'
