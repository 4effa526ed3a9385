"""A window of WebKitGTK for WebKitWebDriver: a page of exactly the asked size, and what the console says in a file.

Arguments: the folder of what is kept, the file for the console, width, height. It goes with its driver.
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, console, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])

# The web process inherits it.
out = os.open(console, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(out, 1)

data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
# As in the other engines: a page asked for reduced motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


def page(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    window.resize(width, height)
    return view


def begun(_context, session):
    session.connect("create-web-view", page)


context.connect("automation-started", begun)
Gtk.main()
